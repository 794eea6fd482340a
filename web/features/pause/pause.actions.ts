import { pauseProfile, resumeProfile } from '#contract/pause.ts';
import { deeds } from '#web/forms/actions.ts';

export const pauseDeeds = deeds({ paused: pauseProfile, settled: pauseProfile, resume: resumeProfile });
