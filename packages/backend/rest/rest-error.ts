/** The content of an error answer, in PostgREST's four fields. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** A sentence; a list of descriptions with PGRST201 only. */
  readonly details?: string | null | readonly object[];
  readonly hint?: string | null;
}

/**
 * A request that is answered with an error. Codes `PGRST…` mean what PostgREST's list says
 * (https://docs.postgrest.org/en/v14/references/errors.html).
 *
 * Our hints never name a relation or a function, so that a caller who may not see a name cannot learn it from a similar one.
 */
export class RestError extends Error {
  override readonly name = "RestError";
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }

  /** The answer to a request of this method. */
  answer(method: string): Response {
    const { code, message, details = null, hint = null } = this.problem;
    const headers: Record<string, string> = { "Content-Type": "application/json; charset=utf-8" };
    if (this.status === 401) headers["WWW-Authenticate"] = "Bearer";
    const body = JSON.stringify({ code, details, hint, message });
    return new Response(method === "HEAD" ? null : body, { status: this.status, headers });
  }
}

/** Supported by PostgREST but not here: refused explicitly instead of answered wrongly. */
export function unsupported(what: string): RestError {
  return new RestError(400, {
    code: "PGRST127",
    message: "Feature not implemented",
    details: what,
  });
}

/** A request beyond one of our limits. */
export function tooMuch(message: string, status: 400 | 413 | 414 = 400): RestError {
  return new RestError(status, { code: "PGRST100", message });
}

export function unknownRelation(name: string): RestError {
  return new RestError(404, {
    code: "PGRST205",
    message: `Could not find the table 'public.${name}' in the schema cache`,
  });
}

/** PostgreSQL's error, without its hint that proposes other columns. */
export function unknownColumn(relation: string, column: string): RestError {
  return new RestError(400, {
    code: "42703",
    message: `column ${relation}.${column} does not exist`,
  });
}

export function unknownBodyColumn(relation: string, column: string): RestError {
  return new RestError(400, {
    code: "PGRST204",
    message: `Could not find the '${column}' column of '${relation}' in the schema cache`,
  });
}

export function notEmbedded(name: string): RestError {
  return new RestError(400, {
    code: "PGRST108",
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

/** Two of one name would be one member of the answer, and one would be lost. */
export function embeddedTwice(alias: string): RestError {
  return new RestError(400, {
    code: "42712",
    message: `table name "${alias}" specified more than once`,
  });
}

export function invalidBody(message: string): RestError {
  return new RestError(400, { code: "PGRST102", message });
}

export function notSingular(rows: number): RestError {
  return new RestError(406, {
    code: "PGRST116",
    message: "Cannot coerce the result to a single JSON object",
    details: `The result contains ${rows} rows`,
  });
}

export function tooManyAffected(rows: number): RestError {
  return new RestError(400, {
    code: "PGRST124",
    message: "Query result exceeds max-affected preference constraint",
    details: `The query affects ${rows} rows`,
  });
}

export function rangeNotSatisfiable(details: string): RestError {
  return new RestError(416, {
    code: "PGRST103",
    message: "Requested range not satisfiable",
    details,
  });
}
