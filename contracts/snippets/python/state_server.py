"""Sets up the pact's provider states over HTTP.

PORT=9100 python3 state_server.py
"""

import json
import os
import sys
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# Use what your test system has: a fixture, an SQL script, a call of your own.
STATES = {
    "a user is logged in": lambda params: {
        "token": f"token-of-a-test-{params['kind']}",
        "userId": 1,
    },
    "the token is no longer valid": lambda params: {"token": "an-old-token"},
    "the e-mail belongs to no account": lambda params: {},
}


def tear_down():
    """Undo here what a state changed, so that the next interaction starts clean."""


class StateHandler(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        try:
            change = json.loads(self.rfile.read(length))
            action, state = change["action"], change["state"]
            params = change.get("params") or {}
        except (ValueError, TypeError, KeyError, AttributeError):
            self.answer(400)
            return
        if action == "setup" and state not in STATES:
            # Parada's verifier leaves out what needs a state that is not here.
            print(f"No handler sets up this state: {state} {params}", file=sys.stderr)
            self.answer(404)
            return
        try:
            values = STATES[state](params) if action == "setup" else tear_down()
        except Exception:
            traceback.print_exc()
            self.answer(500)
            return
        self.answer(200, values or {})

    def answer(self, status, values=None):
        body = b"" if values is None else json.dumps(values).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        """Keep quiet about each request."""


def create_server(port):
    return ThreadingHTTPServer(("localhost", port), StateHandler)


if __name__ == "__main__":
    server = create_server(int(os.environ.get("PORT", 9100)))
    print(f"The state server listens at http://localhost:{server.server_port}/", flush=True)
    server.serve_forever()
