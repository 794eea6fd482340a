import { type ActionFunctionArgs, Link, useActionData } from 'react-router';
import { type LinkedCard, openCardLink } from '#contract/card-links.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { reportCardLink } from '#contract/report.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { readSentForm } from '#web/forms/sent-form.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { reportReasons } from '#words/choices/report.ts';
import { readerTexts } from './reader.texts.ts';

interface OpenedCard extends FormResult {
  /** The card behind the link; null if the link does not exist or has ended. */
  card: LinkedCard | null;
}

/**
 * Opens the card after a press of the button. The page itself does not contain the card, because messengers fetch every
 * address that is pasted into a message.
 */
async function openCard({ request, context }: ActionFunctionArgs): Promise<OpenedCard> {
  const { draft } = await readSentForm(request, openCardLink.form.fields);
  const { card } = await load(visitOf(context), openCardLink, draft);
  return { code: OUTCOME.done, message: null, errors: {}, typed: {}, goTo: '', needsLogin: false, card };
}

/** The small forms of a reader of a link: open the card, and report it to the office. */
export const readerDeeds = deeds({
  open: { call: openCardLink, action: openCard },
  reportCard: { call: reportCardLink, action: formAction(reportCardLink, { deed: 'reportCard', secrets: ['token'] }) },
});

/** Returns the card that was just opened; null if the link is not valid, undefined if none was opened. */
export const useOpenedCard = (): LinkedCard | null | undefined => useActionData<Partial<OpenedCard>>()?.card;

const { Deed } = readerDeeds;

/** A folded form for a report to the office by a reader of the link. */
export function ReportCard({ token }: { token: string }) {
  const t = useTexts(readerTexts);
  const result = useActionData<FormResult>();
  const isOpen = result?.deed === 'reportCard' && result.code !== OUTCOME.done;
  const content = (
    <>
      <p>
        {t.reportText} <Link to="/report">{t.takeDown}</Link>
      </p>
      <Deed deed="reportCard" sent={{ token }} label={t.reportNow}>
        {(field) => (
          <>
            <ChoiceSelect {...field('reason')} label={t.reason} names={reportReasons} required />
            <TextAreaField {...field('words')} label={t.words} rows={3} />
          </>
        )}
      </Deed>
    </>
  );
  return <Accordion items={[{ id: 'report', heading: t.report, isOpen, content }]} />;
}
