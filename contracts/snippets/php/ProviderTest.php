<?php

// Verifies the API with pact-php 10: API_URL=http://localhost:8080 vendor/bin/phpunit ProviderTest.php

declare(strict_types=1);

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Process\Process;

final class ProviderTest extends TestCase
{
    private const STATES = 'localhost:9100';

    private Process $stateServer;

    protected function setUp(): void
    {
        $this->stateServer = new Process([PHP_BINARY, '-S', self::STATES, __DIR__ . '/state_server.php']);
        $this->stateServer->start();
        $this->stateServer->waitUntil(fn (string $type, string $output) => str_contains($output, 'started'));
    }

    protected function tearDown(): void
    {
        $this->stateServer->stop();
    }

    public function testTheApiKeepsItsContractWithThePanel(): void
    {
        $api = new Uri(getenv('API_URL') ?: 'http://localhost:8080');
        $config = new VerifierConfig();
        $config->getProviderInfo()
            ->setName('taxi-api')
            ->setScheme($api->getScheme())
            ->setHost($api->getHost())
            ->setPort($api->getPort() ?? ($api->getScheme() === 'https' ? 443 : 80))
            ->setPath($api->getPath());
        $config->getProviderState()
            ->setStateChangeUrl(new Uri('http://' . self::STATES . '/'))
            ->setStateChangeAsBody(true)
            ->setStateChangeTeardown(true);
        $config->getFilterInfo()->setFilterDescription(getenv('PACT_DESCRIPTION') ?: null);

        $verifier = new Verifier($config);
        $verifier->addFile(getenv('PACT_FILE') ?: __DIR__ . '/parada-panel-taxi-api.json');

        $this->assertTrue($verifier->verify());
    }
}
