import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useDesk } from '#web/office/desk.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { keysTexts } from './keys.texts.ts';
import styles from './Queue.module.css';

/** The id of the button that the key `?` presses. */
export const KEYS_HELP = 'keys-help';

/** The keys of a room, with the names of their actions in `keysTexts`. */
export type Keys = readonly (readonly [key: string, does: keyof (typeof keysTexts)['en']])[];

/** A dialog that lists the keys of a room. */
export function KeysHelp({ keys }: { keys: Keys }) {
  const t = useTexts(keysTexts);
  const { hasKeys } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (!useIsAlive()) return null;
  return (
    <div className={styles.help}>
      <Button type="button" look="quiet" id={KEYS_HELP} onClick={() => setOpen(true)}>
        {t.help}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t.heading} closeLabel={t.close}>
        {!hasKeys && <p>{t.off}</p>}
        <dl className={styles.keys}>
          {[...keys, ['?', 'these'] as const].map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t[does]}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to="/office/mine">{t.switch}</Link>
        </p>
      </Modal>
    </div>
  );
}
