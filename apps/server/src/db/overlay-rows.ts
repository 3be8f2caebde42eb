import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  RawNode,
  type RootOperationNode,
  SelectQueryNode,
  sql,
  WithNode,
} from 'kysely';
import { kindOf } from './dialect.ts';
import type { ColumnValue, ResourceTable, Tables } from './tables.ts';

/** A row that reads get in addition to those of its table, or in place of the one with its id. */
export interface OverlaidRow {
  table: ResourceTable;
  /** All columns. */
  row: Readonly<Record<string, ColumnValue>> & { id: number };
}

/**
 * Returns a query builder whose reads get other rows than are stored: every query begins with a common table expression
 * by the name of the table. So nothing that reads has to know of it.
 */
export function overlayRows(db: Kysely<Tables>, rows: readonly OverlaidRow[]): Kysely<Tables> {
  const tables = [...new Set(rows.map(({ table }) => table))];
  const expressions = tables.map((table) => {
    const own = rows.flatMap((each) => (each.table === table ? [each.row] : []));
    return { table, query: expressionFor(db, table, own) };
  });
  if (expressions.length === 0) return db;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => withExpressions(node, expressions),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

function expressionFor(db: Kysely<Tables>, table: ResourceTable, rows: readonly OverlaidRow['row'][]): OperationNode {
  // SQLite takes the name alone for the expression itself.
  const stored = kindOf(db) === 'sqlite' ? sql`main.${sql.id(table)}` : sql.id(table);
  const columns = Object.keys(rows[0] ?? {});
  const replaced = rows.map(({ id }) => id);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const added = rows.map(
    (row) => sql`union all select ${sql.join(columns.map((column) => literal(row[column] ?? null)))}`,
  );
  const others = sql`select ${list} from ${stored} where id not in (${sql.join(replaced)})`;
  return sql`(${others} ${sql.join(added, sql` `)})`.toOperationNode();
}

/** Numbers as literals: PostgreSQL takes a parameter without a type for a text. */
function literal(value: ColumnValue) {
  if (value === null) return sql`null`;
  return typeof value === 'number' ? sql.lit(value) : sql`cast(${value} as text)`;
}

function withExpressions(
  node: RootOperationNode,
  expressions: readonly { table: string; query: OperationNode }[],
): RootOperationNode {
  const nodes = expressions.map(({ table, query }) =>
    CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(table), query),
  );
  if (SelectQueryNode.is(node)) return { ...node, with: nodes.reduce(withNode, node.with) };
  // Those that begin like this read only which records were merged.
  if (!RawNode.is(node) || /^\s*with\b/i.test(node.sqlFragments[0] ?? '')) return node;
  const named = nodes.flatMap((each, index) => [RawNode.createWithSql(index === 0 ? 'with ' : ', '), each]);
  return RawNode.createWithChildren([...named, RawNode.createWithSql(' '), node]);
}

function withNode(all: WithNode | undefined, node: CommonTableExpressionNode): WithNode {
  return all ? WithNode.cloneWithExpression(all, node) : WithNode.create(node);
}
