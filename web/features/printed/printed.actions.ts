import { agreeToPrint, takeBackPrint } from '#contract/printed.ts';
import { deeds } from '#web/forms/actions.ts';

export const printedDeeds = deeds({ print: agreeToPrint, printNot: takeBackPrint });
