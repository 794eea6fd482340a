import type pg from 'pg';

/** Runs a COPY … TO STDOUT and calls `take` with each line. The buffer is valid only until the next line. */
export function copyOut(client: pg.ClientBase, text: string, take: (line: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const ignore = () => {};
    // The parts of pg's Query that its client calls for a COPY.
    const copy = {
      text,
      callback: ignore,
      submit: (connection: { query(sql: string): void }) => connection.query(text),
      handleRowDescription: ignore,
      handleDataRow: ignore,
      handlePortalSuspended: ignore,
      handleEmptyQuery: ignore,
      handleCommandComplete: ignore,
      handleCopyInResponse: ignore,
      handleCopyData(message: { chunk: Buffer }) {
        if (failure !== undefined) return;
        try {
          take(message.chunk);
        } catch (error) {
          failure = error;
        }
      },
      handleError: (error: unknown) => reject(error),
      handleReadyForQuery: () => (failure === undefined ? resolve() : reject(failure)),
    };
    client.query(copy);
  });
}
