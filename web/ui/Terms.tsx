import styles from './Terms.module.css';

/** Short named sentences, one below the other, for example the words of a consent. */
export function Terms({ of }: { of: readonly (readonly [name: string, words: string])[] }) {
  return (
    <dl className={styles.lines}>
      {of.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
