import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Rows } from '#web/ui/ActionRows.tsx';
import { Card } from '#web/ui/Card.tsx';
import { actNames } from '#words/choices/acts.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import styles from './Holders.module.css';
import { holderDeeds } from './holders.actions.ts';
import { holdersTexts } from './holders.texts.ts';
import { useCandidateWord } from './useCandidateWord.ts';

const { Deed } = holderDeeds;

type Loaded = Pick<ReturnedDraft<typeof showHolders>, 'acts'>;

/** Lists the acts that the candidate can still undo. Renders nothing if there are none. */
export function MayUndo({ acts }: Loaded) {
  const t = useTexts(holdersTexts);
  const undoableActs = acts.filter(({ mayBeUndone }) => mayBeUndone);
  if (undoableActs.length === 0) return null;
  return (
    <Card title={t.mayUndo}>
      <ActsByDay acts={undoableActs} />
    </Card>
  );
}

/** Folds the acts that the reader cannot undo. All holders can read them. Renders nothing if there are none. */
export function Acts({ acts }: Loaded) {
  const t = useTexts(holdersTexts);
  const otherActs = acts.filter(({ mayBeUndone }) => !mayBeUndone);
  if (otherActs.length === 0) return null;
  const content = (
    <>
      <p className="soft">{t.actsText}</p>
      <ActsByDay acts={otherActs} />
    </>
  );
  return <Accordion items={[{ id: 'acts', heading: t.acts, content }]} />;
}

function ActsByDay({ acts }: Loaded) {
  const t = useTexts(holdersTexts);
  const language = useLanguage();
  const candidateWord = useCandidateWord();
  const actorName = ({ isMine, role }: Pick<Loaded['acts'][number], 'isMine' | 'role'>): string => {
    if (isMine) return t.byMe;
    return role === 'candidate' ? t.candidate(candidateWord) : t[role];
  };
  const actsOfDays = new Map<string, Loaded['acts']>();
  for (const act of acts) {
    const day = dayInIndia(act.doneAt, language);
    actsOfDays.set(day, [...(actsOfDays.get(day) ?? []), act]);
  }
  return [...actsOfDays].map(([day, actsOfDay]) => (
    <div key={day}>
      <h3 className="soft">{day}</h3>
      <Rows>
        {actsOfDay.map(({ id, act, role, isMine, member, mayBeUndone }) => (
          <li key={id} className={styles.act}>
            <span>
              <strong>{actorName({ isMine, role })}</strong>: {choiceIn(actNames, act, language)}
              {member && (
                <>
                  {' '}
                  (
                  <Link to={`/matching-profile/${member.memberId}`}>
                    <MemberName member={member} />
                  </Link>
                  )
                </>
              )}
            </span>
            {mayBeUndone && <Deed deed="undo" label={t.undo} sent={{ act: `${id}` }} />}
          </li>
        ))}
      </Rows>
    </div>
  ));
}
