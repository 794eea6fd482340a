import { noteCall } from '#contract/staff/calls.ts';
import { callNow, noteAskedCall, setOwnPhone } from '#contract/staff/desk.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

/** What to read out in a call, with the code that the person needs. */
export interface CallScript {
  reference: string;
  phone: string;
  words: string;
  code: string;
}

/** The result of a form of the page. `said` is there when the office may call now. */
export type CallsResult = FormResult & { said?: CallScript };

/** The actions of the page of calls. */
export const callDeeds = deeds({
  own: setOwnPhone,
  note: noteCall,
  asked: noteAskedCall,
  now: {
    call: callNow,
    action: formAction(callNow, {
      deed: 'now',
      also: (answer, typed): Partial<CallsResult> => {
        if (!answer.ok || !answer.values.phone) return {};
        const said = {
          reference: String(typed.get('member') ?? ''),
          phone: answer.values.phone,
          words: answer.values.words ?? '',
          code: answer.values.calledCode ?? '',
        };
        return { said };
      },
    }),
  },
});
