import { Component, type ReactNode } from "react";

/** Draws something else when a map fails: its scripts are not ours, and the page does without it. */
export class MapBoundary extends Component<
  { instead: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
