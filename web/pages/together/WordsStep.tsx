import { Link } from 'react-router';
import { THREADS } from '#contract/thread-names.ts';
import { LETTERS_ADDRESS } from '#contract/threads.ts';
import { Report, reportDeeds } from '#web/features/report/Report.tsx';
import { type LoadedThread, loadThread } from '#web/features/threads/load-thread.ts';
import styles from '#web/features/threads/Thread.module.css';
import { Thread } from '#web/features/threads/Thread.tsx';
import { threadDeeds } from '#web/features/threads/threads.actions.ts';
import { threadsTexts } from '#web/features/threads/threads.texts.ts';
import { useThread } from '#web/features/threads/useThread.ts';
import { WriteForm } from '#web/features/threads/WriteForm.tsx';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { REPORT } from '#web/fields/ReportLink.tsx';
import { knowsOf, type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';

/** Loads the messages of the thread that the address names. */
export const load = loadThread;

/** The actions of the messages, and of reporting the other family. */
export const actions = { ...threadDeeds.actions, ...reportDeeds.actions };

/** The messages of the two families. The bride and groom also have a thread of their own. */
export function Component({ member, shown, loaded }: TogetherStepProps<LoadedThread>) {
  const t = useTexts(threadsTexts);
  const { thread, before, facts, key } = loaded;
  const messages = useThread(member, loaded);
  const name = readableName(shown.member, useLanguage());
  const address = `?step=words${thread === 'two' ? '&thread=two' : ''}`;
  const [first] = messages;
  return (
    <>
      {knowsOf(shown, 'theTwo') && <WhichThread thread={thread} />}
      {thread === 'two' && !facts.isOpen ? (
        <AskForTheTwo member={member} shown={shown} />
      ) : (
        <>
          {(before !== '' || (facts.hasEarlier && first)) && (
            <p className="screen-only">
              {facts.hasEarlier && first && <Link to={`${address}&before=${first.number}`}>{t.earlier}</Link>}{' '}
              {before !== '' && <Link to={address}>{t.latest}</Link>}
            </p>
          )}
          {messages.length === 0 ? (
            <p>{t.nothing}</p>
          ) : (
            <Thread
              messages={messages}
              them={shown.member}
              name={name}
              report={`${address}&${REPORT}=now#report-${member}`}
            />
          )}
          <WriteForm {...{ member, thread }} first={key} facts={facts} />
          <p className="soft">
            {thread === 'two' ? t.aboutTwo : t.aboutFamilies} {t.ends}
          </p>
          {messages.length > 0 && (
            <p>
              <a href={`${LETTERS_ADDRESS}/${member}/${thread}.txt`} download>
                {t.copy}
              </a>
            </p>
          )}
          <Report member={member} thread={thread} />
        </>
      )}
    </>
  );
}

function WhichThread({ thread }: Pick<LoadedThread, 'thread'>) {
  const t = useTexts(threadsTexts);
  return (
    <nav className={styles.which} aria-label={t.which}>
      {THREADS.map((name) => (
        <Link
          key={name}
          to={name === 'two' ? '?step=words&thread=two' : '?step=words'}
          aria-current={name === thread ? 'page' : undefined}
        >
          {t[name]}
        </Link>
      ))}
    </nav>
  );
}

function AskForTheTwo({ member, shown }: Pick<TogetherStepProps<null>, 'member' | 'shown'>) {
  const t = useTexts(threadsTexts);
  const view = viewOf(shown, 'theTwo');
  return (
    <>
      <h2>{t.askTwo}</h2>
      <p>{view.mine === 'Yes' ? t.askedTwo : t.askTwoText}</p>
      <PressSteps member={member} view={view} options={[{ value: 'Yes', label: t.askTwoNow }]} />
    </>
  );
}
