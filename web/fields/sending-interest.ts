import type { ActionFunction } from 'react-router';
import { sendIntroduction } from '#contract/introductions.ts';
import { formAction } from '#web/forms/form-action.ts';

/** Creates an action that sends one interest. `deed` is the value of the button, at which the page shows the result. */
export const sendInterestBy = (deed: string): ActionFunction => formAction(sendIntroduction, { deed });
