/** A line at the top of the window while a page loads. */
export const ProgressLine = ({ isBusy }: { isBusy: boolean }) => (
  <div className="progress-line" data-busy={isBusy ? "" : undefined} />
);
