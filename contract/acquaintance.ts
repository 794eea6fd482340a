/** How a family stands that one has accepted and still sees: `''` as ever. `settledWithUs`: they say that it is with the reader's own family. */
export const ABSENCES = ['', 'paused', 'settled', 'settledWithUs'] as const;
export type Absence = (typeof ABSENCES)[number];

/** What is said of a family that one had accepted and sees no longer; nothing else is. */
export const LOSSES = ['notReached', 'ended'] as const;
export type Loss = (typeof LOSSES)[number];
