// Sets up the pact's provider states over HTTP: PORT=9100 go run state_server.go
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
)

type values map[string]any

// Use what your test system has: a fixture, an SQL script, a call of your own.
var states = map[string]func(params values) (values, error){
	"a user is logged in": func(params values) (values, error) {
		return values{"token": fmt.Sprintf("token-of-a-test-%v", params["kind"]), "userId": 1}, nil
	},
	"the token is no longer valid": func(values) (values, error) {
		return values{"token": "an-old-token"}, nil
	},
	"the e-mail belongs to no account": func(values) (values, error) {
		return values{}, nil
	},
}

// tearDown undoes what a state changed, so that the next interaction starts clean.
func tearDown() (values, error) {
	return values{}, nil
}

func changeState(w http.ResponseWriter, r *http.Request) {
	var change struct {
		Action, State string
		Params        values
	}
	if err := json.NewDecoder(r.Body).Decode(&change); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	setUp, known := states[change.State]
	if change.Action == "setup" && !known {
		// Parada's verifier leaves out what needs a state that is not here.
		log.Printf("No handler sets up this state: %s %v", change.State, change.Params)
		w.WriteHeader(http.StatusNotFound)
		return
	}
	answer, err := values{}, error(nil)
	if change.Action == "setup" {
		answer, err = setUp(change.Params)
	} else {
		answer, err = tearDown()
	}
	if err != nil {
		log.Print(err)
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(answer)
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "9100"
	}
	listener, err := net.Listen("tcp", "localhost:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("The state server listens at http://localhost:%d/\n", listener.Addr().(*net.TCPAddr).Port)
	log.Fatal(http.Serve(listener, http.HandlerFunc(changeState)))
}
