import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listDecided, undoDecided } from '#contract/staff/approvals.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useKindOf } from '#web/office/approvals/ApprovalQueue.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { returnReasonIn } from '#words/choices/approvals.ts';
import { labelIn, optionsOf } from '#words/label.ts';
import { momentInIndia } from '#words/numbers.ts';
import { decisionNames, decisionsTexts } from './decisions.texts.ts';

export const head = decisionsTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [decision, latest] = [searchParams.get('outcome') ?? '', searchParams.get('latest') ?? ''];
  return { asked: decision, ...(await loadStaff(visitOf(context), listDecided, { decision, latest })) };
}

const decisionDeeds = deeds({ undo: undoDecided });

export const action = actionOfForms(decisionDeeds);

const { Deed } = decisionDeeds;

/** The decisions, the latest first. The last decision on a profile can be taken back for a day. */
export function Component() {
  const t = useTexts(decisionsTexts);
  const language = useLanguage();
  const kindOf = useKindOf();
  const { asked, decisions, next } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <p>
        <Link to="/office/approvals">{t.toLine}</Link>
      </p>
      <Form role="search">
        <SelectField
          name="outcome"
          label={t.decision}
          defaultValue={asked}
          placeholder={t.all}
          options={optionsOf(decisionNames, language)}
        />
        <Button look="secondary">{t.show}</Button>
      </Form>
      {decisions.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {decisions.map(({ id, memberId, name, kind, answer, decision, outcome, reason, by, at, ...rest }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.line}>
              <strong className={outcome === 'approved' ? undefined : styles.late}>
                {/* A server of the previous version sends only `outcome`. */}
                {labelIn(decisionNames[decision ?? (outcome === 'sentBack' ? 'returned' : outcome)], language)}
              </strong>
              <span>{kindOf({ kind, answer })}</span>
              {memberId ? <Link to={`/office/members/${memberId}`}>{name || memberId}</Link> : <span>{t.gone}</span>}
              <span className={styles.soft}>{`${by} · ${momentInIndia(at, language)}`}</span>
            </p>
            {reason && <p>{returnReasonIn(reason, language)}</p>}
            {rest.undoneAt && (
              <p className={styles.soft}>{t.undone(rest.undoneBy, momentInIndia(rest.undoneAt, language))}</p>
            )}
            {rest.mayUndo && <Deed deed="undo" member={String(id)} label={t.undo} />}
          </li>
        ))}
      </ul>
      {next && <Link to={`?${new URLSearchParams({ outcome: asked, latest: next })}`}>{t.older}</Link>}
    </OfficeRoom>
  );
}
