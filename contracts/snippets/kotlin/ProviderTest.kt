// Verifies the API with pact-jvm: API_URL=http://localhost:8080 PACT_FOLDER=pacts ./gradlew test
import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.StateChangeAction
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import java.net.URI
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

// pact-jvm sends an empty text for a value that no state returns, so each state returns the group.
private const val PERMALINK = "radio-taxi-cantalmar"

@Provider("taxi-api")
@PactFolder("\${PACT_FOLDER:pacts}")
class ProviderTest {
  private val apiUrl = System.getenv("API_URL") ?: "http://localhost:8080"

  @BeforeEach
  fun setTarget(context: PactVerificationContext) {
    context.target = HttpTestTarget.fromUrl(URI(apiUrl).toURL())
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider::class)
  fun `the API keeps its contract with the panel`(context: PactVerificationContext) {
    context.verifyInteraction()
  }

  // Use what your test system has: a fixture, an SQL script, a call of your own.
  @State("a user is logged in")
  fun logIn(params: Map<String, Any>): Map<String, Any> =
    mapOf("token" to "token-of-a-test-${params["kind"]}", "userId" to 1, "permalink" to PERMALINK)

  @State("the token is no longer valid")
  fun expireToken(): Map<String, Any> = mapOf("token" to "an-old-token", "permalink" to PERMALINK)

  @State("the e-mail belongs to no account")
  fun freeEmail(): Map<String, Any> = mapOf("permalink" to PERMALINK)

  /** Undo here what a state changed, so that the next interaction starts clean. */
  @State(
    "a user is logged in",
    "the token is no longer valid",
    "the e-mail belongs to no account",
    action = StateChangeAction.TEARDOWN
  )
  fun tearDown() {}
}
