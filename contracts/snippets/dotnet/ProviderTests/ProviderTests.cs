// Verifies the API with PactNet 5: API_URL=http://localhost:8080 dotnet test ProviderTests
using Microsoft.AspNetCore.Builder;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

public sealed class ProviderTests : IAsyncLifetime
{
    private const int StatePort = 9100;

    private readonly WebApplication states = StateServer.Create(StatePort);
    private readonly ITestOutputHelper output;

    public ProviderTests(ITestOutputHelper output) => this.output = output;

    public Task InitializeAsync() => states.StartAsync();

    public async Task DisposeAsync() => await states.DisposeAsync();

    [Fact]
    public void TheApiKeepsItsContractWithThePanel()
    {
        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        var beside = Path.Combine(AppContext.BaseDirectory, "parada-panel-taxi-api.json");
        using var verifier = new PactVerifier("taxi-api", config);
        var source = verifier
            .WithHttpEndpoint(new Uri(Read("API_URL", "http://localhost:8080")))
            .WithFileSource(new FileInfo(Read("PACT_FILE", beside)))
            .WithProviderStateUrl(
                new Uri($"http://localhost:{StatePort}/"), options => options.WithTeardown());
        if (Environment.GetEnvironmentVariable("PACT_DESCRIPTION") is { } description)
        {
            source.WithFilter(description);
        }
        source.Verify();
    }

    private static string Read(string variable, string fallback) =>
        Environment.GetEnvironmentVariable(variable) ?? fallback;
}
