// Sets up the pact's provider states over HTTP: PORT=9100 dotnet run --project StateServer
using System.Text.Json;
using System.Text.Json.Nodes;

public static class StateServer
{
    // Use what your test system has: a fixture, an SQL script, a call of your own.
    private static readonly Dictionary<string, Func<JsonObject, JsonObject>> States = new()
    {
        ["a user is logged in"] = parameters =>
            new() { ["token"] = $"token-of-a-test-{parameters["kind"]}", ["userId"] = 1 },
        ["the token is no longer valid"] = _ => new() { ["token"] = "an-old-token" },
        ["the e-mail belongs to no account"] = _ => new(),
    };

    /// <summary>Undo here what a state changed, so that the next interaction starts clean.</summary>
    private static JsonObject TearDown() => new();

    public static WebApplication Create(int port)
    {
        var app = WebApplication.Create();
        app.Urls.Add($"http://localhost:{port}");
        app.MapPost("/", ChangeStateAsync);
        return app;
    }

    public static async Task Main()
    {
        var port = int.Parse(Environment.GetEnvironmentVariable("PORT") ?? "9100");
        await using var app = Create(port);
        await app.StartAsync();
        Console.WriteLine($"The state server listens at http://localhost:{port}/");
        await app.WaitForShutdownAsync();
    }

    private static async Task<IResult> ChangeStateAsync(HttpRequest request)
    {
        StateChange? change;
        try
        {
            change = await JsonSerializer.DeserializeAsync<StateChange>(
                request.Body, new JsonSerializerOptions(JsonSerializerDefaults.Web));
        }
        catch (JsonException)
        {
            return Results.BadRequest();
        }
        if (change?.Action is null || change.State is null)
        {
            return Results.BadRequest();
        }
        if (change.Action != "setup")
        {
            return Results.Json(TearDown());
        }
        if (!States.TryGetValue(change.State, out var setUp))
        {
            // Parada's verifier leaves out what needs a state that is not here.
            Console.Error.WriteLine(
                $"No handler sets up this state: {change.State} {change.Params?.ToJsonString()}");
            return Results.NotFound();
        }
        return Results.Json(setUp(change.Params ?? new()));
    }

    private record StateChange(string? Action, string? State, JsonObject? Params);
}
