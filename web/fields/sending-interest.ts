import type { ActionFunction } from 'react-router';
import { sendIntroduction } from '#contract/introductions.ts';
import { formAction } from '#web/forms/form-action.ts';

/** What the button of an interest asks for, on cards and on a member's page. */
export const SEND = 'send';

/** Sends one interest, by whatever button: `deed` is its name, at which its page shows what came of it. */
export const sendInterestBy = (deed: string): ActionFunction => formAction(sendIntroduction, { deed });
