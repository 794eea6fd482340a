import { updateHaemoglobin } from '#contract/haemoglobin.ts';
import { deeds } from '#web/forms/actions.ts';

export const haemoglobinDeeds = deeds({ result: updateHaemoglobin });
