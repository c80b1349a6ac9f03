// Named one by one, so that the build leaves out what the panel does not use: replays, canvases, feedback and more.
export {
  browserTracingIntegration,
  captureRemixErrorBoundaryError,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
} from "@sentry/remix";
