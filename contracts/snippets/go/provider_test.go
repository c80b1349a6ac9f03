// Verifies the API with pact-go 2: API_URL=http://localhost:8080 go test -run TestProvider
package main

import (
	"os"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

func TestProvider(t *testing.T) {
	handlers := models.StateHandlers{}
	for name, setUp := range states {
		handlers[name] = toHandler(setUp)
	}
	// VerifyProvider itself fails the test.
	_ = provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:          "taxi-api",
		ProviderBaseURL:   read("API_URL", "http://localhost:8080"),
		PactFiles:         []string{read("PACT_FILE", "parada-panel-taxi-api.json")},
		FilterDescription: os.Getenv("PACT_DESCRIPTION"),
		StateHandlers:     handlers,
	})
}

func toHandler(setUp func(values) (values, error)) models.StateHandler {
	return func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
		if !setup {
			answer, err := tearDown()
			return models.ProviderStateResponse(answer), err
		}
		// pact-go passes the fields of the request's body, and the parameters are one of them.
		params, _ := state.Parameters["params"].(map[string]any)
		answer, err := setUp(params)
		return models.ProviderStateResponse(answer), err
	}
}

func read(variable, fallback string) string {
	if value := os.Getenv(variable); value != "" {
		return value
	}
	return fallback
}
