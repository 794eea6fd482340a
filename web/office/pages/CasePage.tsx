import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigate } from 'react-router';
import {
  acknowledgeCase,
  askReporter,
  assignCase,
  noteCase,
  restProfile,
  settleCase,
  showCase,
} from '#contract/staff/cases.ts';
import { visitOf } from '#web/api/visit.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { CaseLine } from '#web/office/CaseLine.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { AssignedTo, chosenDeeds } from '#web/office/queue/Chosen.tsx';
import { type Keys, KeysHelp } from '#web/office/queue/KeysHelp.tsx';
import { useListKeys } from '#web/office/queue/useListKeys.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { caseKinds, everyReason, reportOutcomes } from '#words/choices/cases.ts';
import { choiceIn, labelIn } from '#words/label.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { CaseProfile, CaseReport } from './CaseReport.tsx';
import { caseTexts } from './case.texts.ts';
import { reportsTexts } from './reports.texts.ts';

export const head = caseTexts;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? '';
  const filters = { kind: parameter('kind'), mine: parameter('mine'), near: parameter('near') };
  return {
    filters,
    ...(await loadStaff(visitOf(context), showCase, { member: params.caseId ?? '', ...filters })),
  };
}

const caseDeeds = deeds({
  acknowledge: acknowledgeCase,
  settle: settleCase,
  rest: restProfile,
  note: noteCase,
  ask: askReporter,
  assign: {
    call: assignCase,
    action: formAction(assignCase, {
      deed: 'assign',
      done: ({ caseId }) => (caseId ? `/office/reports/${caseId}` : undefined),
    }),
  },
});

export const action = actionOfForms(caseDeeds, chosenDeeds);

const KEYS: Keys = [
  ['n', 'nextCase'],
  ['m', 'mine'],
  ['a', 'settle'],
];

const { Deed } = caseDeeds;

/** One case: the reports, the profile as read-only, earlier reports, and the possible actions. */
export function Component() {
  const t = useTexts(caseTexts);
  const r = useTexts(reportsTexts);
  const language = useLanguage();
  const { case: entry, reports, shared, photos, history, notes, next, filters } = useLoaderData<typeof loader>();
  useListKeys();
  const goTo = useActionData<FormResult>()?.goTo;
  const navigate = useNavigate();
  // If the case was merged into another case, opens that one.
  useEffect(() => {
    if (goTo) navigate(goTo);
  }, [goTo, navigate]);
  const member = String(entry.id);
  const day = (moment: string) => dayInIndia(moment, language);
  const isOpen = entry.settled === '';
  return (
    <OfficeRoom
      heading={`${labelIn(caseKinds[entry.kind], language)} · ${r.numbered(number(entry.id, language))}`}
      skips={({ deed }) => deed === 'note'}
    >
      <p className={styles.line}>
        <Link to={`/office/reports?${new URLSearchParams(filters)}`}>{t.toList}</Link>
        {next > 0 && (
          <Link to={`/office/reports/${next}?${new URLSearchParams(filters)}`} data-key="n">
            {t.nextCase}
          </Link>
        )}
      </p>
      <KeysHelp keys={KEYS} />
      <CaseLine entry={entry} />
      {isOpen && <AssignedTo kind="case" reference={member} assignedTo={entry.assignedTo} />}
      {!isOpen && (
        <Notice tone="info" title={choiceIn(reportOutcomes, entry.outcome, language)}>
          <p>{entry.note}</p>
          <p className={styles.soft}>{t.settledBy(entry.settledBy)}</p>
        </Notice>
      )}
      {isOpen && entry.subject !== '' && (
        <section className={styles.entry}>
          <h2>{t.whose}</h2>
          <p>
            {t.whoseLead}{' '}
            <Link to={`/office/members?${new URLSearchParams({ asked: entry.subject })}`}>
              {t.search(entry.subject)}
            </Link>
          </p>
          <Deed deed="assign" member={member} label={t.assign}>
            {(field) => <TextField {...field('profile')} label={t.profileNumber} hint={t.profileHint} required />}
          </Deed>
        </section>
      )}
      {isOpen && entry.memberId !== '' && (
        <>
          <Deed deed="rest" member={member} label={entry.restsUntil ? t.restOn : t.rest} />
          <p className={styles.soft}>{t.restText}</p>
        </>
      )}
      <h2>{t.reports}</h2>
      <ul className={styles.entries}>
        {reports.map((report) => (
          <CaseReport key={report.id} report={report}>
            {isOpen && (report.contact !== '' || report.reporterId !== '') && (
              <details>
                <summary>{t.ask}</summary>
                <Deed deed="ask" member={member} label={t.askNow} sent={{ report: String(report.id) }}>
                  {(field) => (
                    <TextAreaField
                      {...field('words')}
                      id={`ask-${report.id}`}
                      label={t.question}
                      hint={t.questionHint}
                      rows={2}
                      required
                    />
                  )}
                </Deed>
              </details>
            )}
          </CaseReport>
        ))}
      </ul>
      {entry.acknowledgeBy && <Deed deed="acknowledge" member={member} label={t.acknowledge} />}
      {shared && <CaseProfile shared={shared} photos={photos} />}
      <h2>{t.history}</h2>
      {history.length === 0 && <p>{t.noHistory}</p>}
      <ul>
        {history.map(({ caseId, reason, reported, outcome, hasLeft }) => (
          <li key={`${caseId} ${reported}`}>
            <Link to={`/office/reports/${caseId}`}>{day(reported)}</Link> · {labelIn(everyReason[reason], language)}{' '}
            {outcome && `· ${choiceIn(reportOutcomes, outcome, language)}`} {hasLeft && `· ${t.hasLeft}`}
          </li>
        ))}
      </ul>
      <h2>{t.notes}</h2>
      <ul>
        {notes.map(({ at, by, words }) => (
          <li key={`${at} ${words}`}>
            {words} <span className={styles.soft}>{`${by} · ${day(at)}`}</span>
          </li>
        ))}
      </ul>
      <AddForm deed="note" member={member}>
        <Deed deed="note" member={member} label={t.addNote}>
          {(field) => <TextAreaField {...field('words')} label={t.note} rows={2} required />}
        </Deed>
      </AddForm>
      {isOpen && (
        <>
          <h2>{t.settleHeading}</h2>
          <div data-key="a">
            <Deed
              deed="settle"
              member={member}
              label={t.settle}
              look="primary"
              sent={{ seen: String(Math.max(0, ...reports.map(({ id }) => id))) }}
            >
              {(field) => (
                <>
                  <ChoiceSelect
                    {...field('outcome')}
                    label={t.outcome}
                    hint={t.outcomeHint}
                    names={reportOutcomes}
                    required
                  />
                  <TextAreaField {...field('reason')} label={t.done} hint={t.doneHint} rows={2} required />
                </>
              )}
            </Deed>
          </div>
        </>
      )}
    </OfficeRoom>
  );
}
