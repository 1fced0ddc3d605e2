import type { Catalogue } from "../database/catalogue/catalogue.ts";
import {
  DatabaseError,
  isUnavailable,
  UNAVAILABLE_RETRY_SECONDS,
} from "../database/database-error.ts";
import type { Engine, Identity } from "../database/engine.ts";
import { failureOf } from "./database-failure.ts";
import { Exposure } from "./exposure.ts";
import { checkContentType } from "./request/media.ts";
import { type Payload, parseArguments, parsePayload, readBody } from "./request/payload.ts";
import { parseRestRequest, type RestRequest, requestKey } from "./request/rest-request.ts";
import { RestError } from "./rest-error.ts";
import type { AnswerRow } from "./sql/sql-answer.ts";
import { callStatement, isArgumentOf } from "./statements/call-statement.ts";
import { insertStatement } from "./statements/insert-statement.ts";
import { readStatement } from "./statements/read-statement.ts";
import type { Statement } from "./statements/statement.ts";
import { StatementCache } from "./statements/statement-cache.ts";
import { deleteStatement, updateStatement } from "./statements/update-statement.ts";

export interface RestOptions {
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  /** The exposed tables and views of schema `public`. */
  readonly relations: readonly string[];
  /** The exposed functions of schema `public`. */
  readonly procedures: readonly string[];
  /** Rows in one list of an answer; more are not sent, as with PostgREST's `db-max-rows`. Default 5,000. */
  readonly maxRows?: number;
}

/** Answers one request below `/rest/v1/`. It throws only internal errors. */
export type RestHandler = (request: Request, identity: Identity) => Promise<Response>;

/**
 * The part of PostgREST (https://docs.postgrest.org) that supabase-js needs: each request becomes one statement, run as the
 * role of the caller, whose JSON PostgreSQL writes. Features of PostgREST that are missing here are refused with status 400.
 */
export function createRest(options: RestOptions): RestHandler {
  const { engine, catalogue, relations, procedures, maxRows = 5000 } = options;
  const exposure = new Exposure(catalogue, relations, procedures);
  const factory = new StatementFactory(exposure, maxRows);
  return async (request, identity) => {
    try {
      const { statement, values } = await factory.create(request);
      const [row = NO_ROWS] = await engine.asRole<AnswerRow>(identity, statement.text, values);
      return statement.respond(row);
    } catch (reason) {
      return errorResponse(reason, request.method, identity.role === "anon");
    }
  };
}

/** The result of a single-row statement when there is no row. */
const NO_ROWS: AnswerRow = { rows: 0 };

/** Turns requests into statements. */
class StatementFactory {
  private readonly exposure: Exposure;
  private readonly maxRows: number;
  private readonly cache = new StatementCache(256);

  constructor(exposure: Exposure, maxRows: number) {
    this.exposure = exposure;
    this.maxRows = maxRows;
  }

  async create(request: Request): Promise<BoundStatement> {
    const parsed = parseRestRequest(request);
    if (parsed.isCall) return this.createFromCall(request, parsed);
    if (parsed.method === "POST" || parsed.method === "PATCH")
      return this.createFromBody(request, parsed);
    const write = parsed.method === "DELETE" ? deleteStatement : readStatement;
    const make = () => write(this.exposure, this.maxRows, parsed);
    const statement = this.cache.take(requestKey(parsed), make);
    return { statement, values: statement.values };
  }

  private async createFromBody(request: Request, parsed: RestRequest): Promise<BoundStatement> {
    checkContentType(request.headers.get("content-type"));
    // An unknown relation is refused before the body is read.
    this.exposure.relation(parsed.name);
    const payload = parsePayload(await readBody(request));
    const write = parsed.method === "POST" ? insertStatement : updateStatement;
    const make = () => write(this.exposure, this.maxRows, parsed, payload);
    const { members, rows, texts, isUniform } = payload;
    const shape = [...members, rows.length === 1, texts !== null];
    // Rows that differ in their members may need a statement of their own.
    const statement = isUniform ? this.cache.take(requestKey(parsed, shape), make) : make();
    return { statement, values: boundValues(statement, payload.text, texts) };
  }

  private async createFromCall(request: Request, parsed: RestRequest): Promise<BoundStatement> {
    const { given, text } = await this.readArguments(request, parsed);
    const statement = this.cache.take(requestKey(parsed, given), () =>
      callStatement(this.exposure, this.maxRows, parsed, given),
    );
    return { statement, values: boundValues(statement, text, null) };
  }

  private async readArguments(request: Request, parsed: RestRequest) {
    if (parsed.method === "POST") {
      checkContentType(request.headers.get("content-type"));
      const text = await readBody(request);
      return { given: Object.keys(parseArguments(text)), text };
    }
    const isArgument = isArgumentOf(this.exposure.procedures(parsed.name));
    const given = [...new URLSearchParams(parsed.search)].filter(([name]) => isArgument(name));
    const members = Object.fromEntries(given);
    return { given: Object.keys(members), text: JSON.stringify(members) };
  }
}

/** A statement, and the values bound for this request. */
interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

function boundValues({ takes, values }: Statement, text: string, texts: Payload["texts"]) {
  if (takes === "nothing") return values;
  if (takes === "json") return [text, ...values];
  return [...takes.map((member) => texts?.get(member) ?? null), ...values];
}

function errorResponse(reason: unknown, method: string, isAnonymous: boolean): Response {
  const error = reason instanceof DatabaseError ? failureOf(reason, isAnonymous) : reason;
  if (!(error instanceof RestError)) throw error;
  const answer = error.answer(method);
  if (reason instanceof DatabaseError && isUnavailable(reason)) {
    answer.headers.set("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
  }
  return answer;
}
