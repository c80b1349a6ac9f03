// Verifies the API with pact-jvm: API_URL=http://localhost:8080 PACT_FOLDER=pacts ./gradlew test
import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.StateChangeAction;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.net.MalformedURLException;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

@Provider("taxi-api")
@PactFolder("${PACT_FOLDER:pacts}")
class ProviderTest {
  private static final String API_URL =
      System.getenv().getOrDefault("API_URL", "http://localhost:8080");

  // pact-jvm sends an empty text for a value that no state returns, so each state returns the group.
  private static final String PERMALINK = "radio-taxi-cantalmar";

  @BeforeEach
  void setTarget(PactVerificationContext context) throws MalformedURLException {
    context.setTarget(HttpTestTarget.fromUrl(URI.create(API_URL).toURL()));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void theApiKeepsItsContractWithThePanel(PactVerificationContext context) {
    context.verifyInteraction();
  }

  // Use what your test system has: a fixture, an SQL script, a call of your own.
  @State("a user is logged in")
  Map<String, Object> logIn(Map<String, Object> params) {
    String token = "token-of-a-test-" + params.get("kind");
    return Map.of("token", token, "userId", 1, "permalink", PERMALINK);
  }

  @State("the token is no longer valid")
  Map<String, Object> expireToken() {
    return Map.of("token", "an-old-token", "permalink", PERMALINK);
  }

  @State("the e-mail belongs to no account")
  Map<String, Object> freeEmail() {
    return Map.of("permalink", PERMALINK);
  }

  /** Undo here what a state changed, so that the next interaction starts clean. */
  @State(
      value = {
        "a user is logged in",
        "the token is no longer valid",
        "the e-mail belongs to no account"
      },
      action = StateChangeAction.TEARDOWN)
  void tearDown() {}
}
