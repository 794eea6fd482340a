import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { More } from '#web/ui/More.tsx';
import { Rows } from '#web/ui/Ways.tsx';
import { actNames } from '#words/choices/acts.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import styles from './Holders.module.css';
import { holderDeeds } from './holders.actions.ts';
import { holdersTexts } from './holders.texts.ts';
import { useCandidate } from './useCandidate.ts';

const { Deed } = holderDeeds;

/** So many stand open, and whatever may still be taken back. */
const LATEST = 3;

type Loaded = Pick<ReturnedDraft<typeof showHolders>, 'acts'>;

/** Who did what, for all who look after the profile. */
export function Acts({ acts }: Loaded) {
  const t = useTexts(holdersTexts);
  const isOpen = ({ mayBeUndone }: Loaded['acts'][number], index: number) => index < LATEST || mayBeUndone;
  const folded = acts.filter((act, index) => !isOpen(act, index));
  return (
    <Card title={t.acts}>
      <p className="soft">{acts.length === 0 ? t.noActs : t.actsText}</p>
      <Lines acts={acts.filter(isOpen)} />
      {folded.length > 0 && (
        <More heading={t.earlier}>
          <Lines acts={folded} />
        </More>
      )}
    </Card>
  );
}

function Lines({ acts }: Loaded) {
  const t = useTexts(holdersTexts);
  const language = useLanguage();
  const who = useCandidate();
  const days = new Map<string, Loaded['acts']>();
  for (const act of acts) {
    const day = dayInIndia(act.doneAt, language);
    days.set(day, [...(days.get(day) ?? []), act]);
  }
  return [...days].map(([day, ofDay]) => (
    <div key={day}>
      <h3 className="soft">{day}</h3>
      <Rows>
        {ofDay.map(({ id, act, role, isMine, member, mayBeUndone }) => (
          <li key={id} className={styles.act}>
            <span>
              <strong>{isMine ? t.byMe : role === 'candidate' ? t.candidate(who) : t[role]}</strong>:{' '}
              {choiceIn(actNames, act, language)}
              {member && (
                <>
                  {' '}
                  (<Link to={`/matching-profile/${member.memberId}`}>{member.name}</Link>)
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
