/** Why a backup or a restore cannot be done: one sentence for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const damaged = (): BackupError =>
  new BackupError('The archive is damaged: it was cut short or changed after it was made. Nothing was restored.');
