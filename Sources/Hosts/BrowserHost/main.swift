#if !hasFeature(Embedded)
    answerStandardInput()
#endif
