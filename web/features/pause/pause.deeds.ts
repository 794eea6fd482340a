import { pauseProfile, resumeProfile } from '#contract/pause.ts';
import { deeds } from '#web/forms/deeds.ts';

export const pauseDeeds = deeds({ paused: pauseProfile, settled: pauseProfile, resume: resumeProfile });
