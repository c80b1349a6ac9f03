<?php

// Sets up the pact's provider states over HTTP: php -S "localhost:${PORT:-9100}" state_server.php

declare(strict_types=1);

// Use what your test system has: a fixture, an SQL script, a call of your own.
$states = [
    'a user is logged in' => fn (array $params): array => [
        'token' => "token-of-a-test-{$params['kind']}",
        'userId' => 1,
    ],
    'the token is no longer valid' => fn (array $params): array => ['token' => 'an-old-token'],
    'the e-mail belongs to no account' => fn (array $params): array => [],
];

/** Undo here what a state changed, so that the next interaction starts clean. */
$tearDown = fn (): array => [];

$change = json_decode(file_get_contents('php://input'), true);
if (!is_string($change['action'] ?? null) || !is_string($change['state'] ?? null)) {
    http_response_code(400);
    return;
}
['action' => $action, 'state' => $state] = $change;
$params = $change['params'] ?? [];
if ($action === 'setup' && !isset($states[$state])) {
    // Parada's verifier leaves out what needs a state that is not here.
    error_log("No handler sets up this state: $state " . json_encode($params));
    http_response_code(404);
    return;
}
$values = $action === 'setup' ? $states[$state]($params) : $tearDown();
header('Content-Type: application/json');
// Without the cast an empty array becomes a list.
echo json_encode((object) $values);
