interface ErrorShape {
  readonly status: number;
  /** The word of older servers, which clients still read. */
  readonly error: string;
  readonly message: string;
}

/** Every reason for which the storage refuses, by Supabase's code for it. */
const ERROR_SHAPES = {
  NoSuchBucket: { status: 404, error: "Bucket not found", message: "Bucket not found" },
  NoSuchKey: { status: 404, error: "not_found", message: "Object not found" },
  KeyAlreadyExists: { status: 409, error: "Duplicate", message: "The resource already exists" },
  AccessDenied: {
    status: 403,
    error: "Unauthorized",
    message: "new row violates row-level security policy",
  },
  EntityTooLarge: {
    status: 413,
    error: "Payload too large",
    message: "The object exceeded the maximum allowed size",
  },
  InvalidMimeType: {
    status: 415,
    error: "invalid_mime_type",
    message: "mime type is not supported",
  },
  InvalidKey: { status: 400, error: "InvalidKey", message: "Invalid key" },
  InvalidRequest: { status: 400, error: "InvalidRequest", message: "Invalid request" },
  // Ours: Supabase has no such limit.
  QuotaExceeded: {
    status: 413,
    error: "QuotaExceeded",
    message: "The bucket holds as much as it may",
  },
  SlowDown: { status: 503, error: "SlowDown", message: "Too many files at once, try again" },
} satisfies Record<string, ErrorShape>;

export type StorageCode = keyof typeof ERROR_SHAPES;

/** Seconds after which a busy storage is worth asking again. */
const BUSY_SECONDS = 5;

/** A request that the storage answers with an error. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageCode;

  /** @param message what to say instead of the usual sentence; nothing that was sent is in it */
  constructor(code: StorageCode, message: string = ERROR_SHAPES[code].message) {
    super(message);
    this.code = code;
  }
}

/** Supabase's four fields. Its own status is 400 whatever the reason; ours is the one it names. */
export function storageFailure({ code, message }: StorageError): Response {
  const { status, error } = ERROR_SHAPES[code];
  const headers = new Headers();
  if (code === "SlowDown") headers.set("retry-after", String(BUSY_SECONDS));
  const body = { statusCode: String(status), code, error, message };
  return Response.json(body, { status, headers });
}
