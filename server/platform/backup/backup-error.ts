/** Why a backup or a restore failed: one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Returns the error for an archive whose bytes are not as they were written. */
export const damaged = (): BackupError =>
  new BackupError('The archive is damaged: it was cut short or changed after it was made. Nothing was restored.');

/** Returns the error for an archive in an unknown form of compression. */
export const packedOtherwise = (): BackupError =>
  new BackupError(
    'The archive is packed in a way that this version does not know: restore it with the version that made it. Nothing was restored.',
  );
