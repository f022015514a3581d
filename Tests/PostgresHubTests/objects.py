"""A store that speaks S3's protocol (moto's), with one bucket, for as long as standard input is open.

Prints its address, and then waits.
"""
import sys
import urllib.request

from moto.server import ThreadedMotoServer

server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
server.start()
address = "http://{}:{}".format(*server.get_host_and_port())
urllib.request.urlopen(urllib.request.Request(f"{address}/hub", method="PUT")).close()
print(f"{address}/hub", flush=True)
sys.stdin.read()
server.stop()
