import { updateHaemoglobin } from '#contract/haemoglobin.ts';
import { deeds } from '#web/forms/deeds.ts';

export const haemoglobinDeeds = deeds({ result: updateHaemoglobin });
