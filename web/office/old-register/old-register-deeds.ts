import {
  answerRegister,
  enterRegister,
  fetchFaults,
  matchColumns,
  releaseRegister,
  undoRegister,
} from '#contract/staff/old-register.ts';
import { stopWork } from '#contract/staff/works.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

/** The result of a form of the page, with the file of faulty rows if one was requested. */
export type OldRegisterResult = FormResult & { csv?: string; fileName?: string };

const matchAction = formAction(matchColumns, { deed: 'match' });

/** The actions of an old register's page. */
export const oldRegisterDeeds = deeds({
  match: {
    call: matchColumns,
    // There is a control for each column of the file, but the call takes one list.
    action: async (args) => {
      const typed = await args.request.formData();
      const columnCount = [...typed.keys()].filter((name) => name.startsWith('column.')).length;
      const meanings = Array.from({ length: columnCount }, (_, index) => String(typed.get(`column.${index}`) ?? ''));
      typed.set('columns', meanings.join());
      const request = new Request(args.request.url, { method: 'POST', body: typed });
      return matchAction({ ...args, request }, undefined);
    },
  },
  enter: enterRegister,
  release: releaseRegister,
  undo: undoRegister,
  answer: answerRegister,
  stop: stopWork,
  take: {
    call: fetchFaults,
    action: formAction(fetchFaults, {
      deed: 'take',
      also: ({ ok, values: { csv, fileName } }): Partial<OldRegisterResult> =>
        ok && csv && fileName ? { csv, fileName } : {},
    }),
  },
});
