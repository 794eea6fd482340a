import { Link } from 'react-router';
import type { MessageView } from '#contract/threads.ts';
import { WrittenName } from '#web/card/MemberName.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { dayInIndia, timeInIndia } from '#words/numbers.ts';
import type { Named } from '#words/readable-name.ts';
import { clockIn } from '#words/values.ts';
import styles from './Thread.module.css';
import { threadsTexts } from './threads.texts.ts';

interface Props {
  messages: readonly MessageView[];
  /** The candidate of the other family, with the name as that family writes it. */
  them: Named;
  /** The name of the other family's candidate as the reader's page shows it. */
  name: string;
  /** The address for reporting a message that asks for money. */
  report: string;
}

/**
 * The messages of two families: the reader's own at the end of the line, the other's at the start, with a heading for
 * each day.
 */
export function Thread({ messages, them, name, report }: Props) {
  const t = useTexts(threadsTexts);
  const language = useLanguage();
  /** Returns the day of the message at this index, in words; `''` before the first message. */
  const dayOf = (index: number) => {
    const message = messages[index];
    return message ? dayInIndia(message.sentAt, language) : '';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div className={styles.box} role="log" aria-label={t.thread} tabIndex={0}>
      <ol className={styles.messages}>
        {messages.map((message, index) => (
          <li key={message.number} className={classNames(message.isOurs && styles.ours)}>
            {dayOf(index) !== dayOf(index - 1) && <p className={styles.day}>{dayOf(index)}</p>}
            <div className={styles.message}>
              <p className={styles.by}>
                <By message={message} them={them} name={name} />
                <time dateTime={message.sentAt}>{clockIn(timeInIndia(message.sentAt), language)}</time>
              </p>
              <p className={styles.words}>
                <InScript>{message.words}</InScript>
              </p>
              {message.isWarned && (
                <p className={styles.warning}>
                  {message.isOurs ? (
                    t.warned
                  ) : (
                    <>
                      {t.warning} <Link to={report}>{t.tellUs}</Link>
                    </>
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ByProps extends Pick<Props, 'them' | 'name'> {
  message: MessageView;
}

/** States who wrote a message. The other family's name is in the reader's script, and as that family writes it. */
function By({ message: { isOurs, isMine, writtenAs }, them, name }: ByProps) {
  const t = useTexts(threadsTexts);
  if (isOurs) return <span>{isMine ? t.you : t.ourFamily}</span>;
  return (
    <span>
      {writtenAs === 'candidate' ? name : t.theirFamily(name)}
      <WrittenName member={them} />
    </span>
  );
}
