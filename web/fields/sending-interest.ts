import type { ActionFunction } from 'react-router';
import { sendIntroduction } from '#contract/introductions.ts';
import { formAction } from '#web/forms/form-action.ts';

/** Sends one interest, by whatever button: `deed` is its name, at which its page shows what came of it. */
export const sendInterestBy = (deed: string): ActionFunction => formAction(sendIntroduction, { deed });
