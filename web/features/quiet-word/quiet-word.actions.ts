import { quietWord } from '#contract/quiet-word.ts';
import { deeds } from '#web/forms/actions.ts';

export const quietWordDeeds = deeds({ quietWord });
