// Sets up the pact's provider states over HTTP: PORT=9100 java -cp "<Jackson's jars>" StateServer.java
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.function.Function;

public class StateServer {
  private static final ObjectMapper JSON = new ObjectMapper();

  // Use what your test system has: a fixture, an SQL script, a call of your own.
  private static final Map<String, Function<JsonNode, Map<String, Object>>> STATES =
      Map.of(
          "a user is logged in",
          params -> Map.of("token", "token-of-a-test-" + params.path("kind").asText(), "userId", 1),
          "the token is no longer valid",
          params -> Map.of("token", "an-old-token"),
          "the e-mail belongs to no account",
          params -> Map.of());

  /** Undo here what a state changed, so that the next interaction starts clean. */
  private static Map<String, Object> tearDown() {
    return Map.of();
  }

  private static void changeState(HttpExchange exchange) throws IOException {
    try {
      JsonNode change = JSON.readTree(exchange.getRequestBody());
      boolean setup = change.path("action").asText().equals("setup");
      String state = change.path("state").asText();
      if (!change.isObject()) {
        answer(exchange, 400, null);
      } else if (setup && !STATES.containsKey(state)) {
        // Parada's verifier leaves out what needs a state that is not here.
        System.err.println("No handler sets up this state: " + state + " " + change.path("params"));
        answer(exchange, 404, null);
      } else {
        answer(exchange, 200, setup ? STATES.get(state).apply(change.path("params")) : tearDown());
      }
    } catch (JsonProcessingException malformed) {
      answer(exchange, 400, null);
    } catch (RuntimeException problem) {
      problem.printStackTrace();
      answer(exchange, 500, null);
    }
  }

  private static void answer(HttpExchange exchange, int status, Map<String, Object> values)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    byte[] body = values == null ? new byte[0] : JSON.writeValueAsBytes(values);
    // -1 means no body; 0 would mean a body of unknown length.
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  public static void main(String[] arguments) throws IOException {
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "9100"));
    HttpServer server = HttpServer.create(new InetSocketAddress("localhost", port), 0);
    server.createContext("/", StateServer::changeState);
    server.start();
    System.out.printf("The state server listens at http://localhost:%d/%n", server.getAddress().getPort());
  }
}
