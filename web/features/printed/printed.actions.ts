import { agreeToPrint, takeBackPrint } from '#contract/printed.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small forms that consent to be printed in the trust's booklets, and withdraw the consent. */
export const printedDeeds = deeds({ print: agreeToPrint, printNot: takeBackPrint });
