import { quietWord } from '#contract/quiet-word.ts';
import { deeds } from '#web/forms/deeds.ts';

export const quietWordDeeds = deeds({ quietWord });
