/** The parts of the page's data that say how far its trips have been read. */
export const stepNames = [
  "step1",
  "step2",
  "step3",
  "step4",
  "step5",
  "step6",
  "step7",
  "step8",
] as const;
export type StepName = (typeof stepNames)[number];

export type ReadingStep = { read: number; total: number; words: { read: string; total: string } };
