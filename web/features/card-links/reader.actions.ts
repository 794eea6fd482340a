import { type ActionFunctionArgs, useActionData } from 'react-router';
import { type LinkedCard, openCardLink } from '#contract/card-links.ts';
import { reportCardLink } from '#contract/report.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { readSentForm } from '#web/forms/sent-form.ts';

interface OpenedCard extends FormResult {
  card: LinkedCard | null;
}

/** Messengers fetch what is pasted: the card is in no page before a reader has pressed the button. */
async function open({ request, context }: ActionFunctionArgs): Promise<OpenedCard> {
  const { draft } = await readSentForm(request, openCardLink.form.fields);
  const { card } = await load(visitOf(context), openCardLink, draft);
  return { code: 1, message: null, errors: {}, typed: {}, goTo: '', needsLogin: false, card };
}

export const readerDeeds = deeds({
  open: { call: openCardLink, action: open },
  reportCard: { call: reportCardLink, action: formAction(reportCardLink, { deed: 'reportCard', secrets: ['token'] }) },
});

/** The card that was just opened; null where the link leads nowhere. */
export const useOpenedCard = (): LinkedCard | null | undefined => useActionData<Partial<OpenedCard>>()?.card;
