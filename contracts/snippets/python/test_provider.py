"""Verifies the API with pact-python 3: API_URL=http://localhost:8080 pytest test_provider.py"""

import os
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from pact import Verifier

from state_server import create_server

API_URL = os.environ.get("API_URL", "http://localhost:8080")
PACT_FILE = os.environ.get("PACT_FILE") or Path(__file__).with_name("parada-panel-taxi-api.json")


@pytest.fixture
def state_url():
    server = create_server(port=0)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_api_keeps_its_contract_with_the_panel(state_url):
    verifier = Verifier("taxi-api", host=urlsplit(API_URL).hostname)
    verifier.add_transport(url=API_URL).add_source(PACT_FILE)
    # pact-python drops what a handler function returns, so the values need an address.
    verifier.state_handler(state_url, teardown=True, body=True)
    if description := os.environ.get("PACT_DESCRIPTION"):
        verifier.filter(description)
    verifier.verify()
