import { c as createComponent, a as addAttribute, r as renderHead, b as renderComponent, d as renderTemplate, e as createAstro } from '../../chunks/astro/server_M5gGLwxR.mjs';
import 'piccolore';
import 'html-escaper';
/* empty css                                     */
import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
import { mkdirSync, writeFileSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger, { slug as slug$1 } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit, SKIP } from 'unist-util-visit';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { pairs } from 'd3-array';
import { parseTree, printParseErrorCode, findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { LineCounter, parseDocument, isNode } from 'yaml';
import { Fragment as Fragment$1, Children } from 'react';
export { renderers } from '../../renderers.mjs';

const ROUTES = {
  home: "/",
  rankings: "/bestofmonth",
  calculator: "/calculator",
  quiz: "/findquiz1",
  blog: "/blog",
  contact: "/contact",
  providers: "/providers",
  questions: "/questions",
  howWeRank: "/how-we-rank",
  about: "/about",
  corrections: "/corrections",
  quizResults: "/findquiz1-results",
  personalizedRanking: "/personalized-ranking"
};
const STATIC_ROUTES = Object.values(ROUTES);
const HOST_NAMES = ["index", "404", "cdn-cgi"];
const guidePath = (slug) => `/guides/${slug}`;
const providerPath = (id) => `${ROUTES.providers}/${id}`;

const MONTHS = "January February March April May June July August September October November December";
function getBuildDate(epoch = process.env.SOURCE_DATE_EPOCH) {
  if (!epoch) return /* @__PURE__ */ new Date();
  if (!/^\d{1,12}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH: expected seconds since 1970, got "${epoch}". Write digits only.`);
  }
  return new Date(Number(epoch) * 1e3);
}
const getBuildDay = (date = getBuildDate()) => date.toISOString().slice(0, 10);

function formatDollars(amount) {
  const cents = Math.round(amount * 100);
  const digits = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `$${digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ",")}`;
}
const formatRating = (rating) => rating.toFixed(1);
function formatDay(day) {
  const [year, month, date] = day.split("-").map(Number);
  return `${nameMonth(month)} ${date}, ${year}`;
}
const formatMonthOrDay = (date) => date.length > 7 ? formatDay(date) : `${nameMonth(Number(date.slice(5)))} ${date.slice(0, 4)}`;
const nameMonth = (month = 1) => MONTHS.split(" ")[month - 1];
const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const countUnits$1 = (count, unit) => `${count} ${unit}${count === 1 ? "" : "s"}`;
const spellCount = (count) => NUMBER_WORDS[count] ?? String(count);

function rankProviders(records, ranking) {
  return ranking.providers.flatMap(({ id, ...judgment }, index) => {
    const record = records.find((candidate) => candidate.id === id);
    if (!record) return [];
    return [{ ...record, logo: record.logo ?? "", rank: index + 1, isTopChoice: index === 0, ...judgment }];
  });
}
function listRecord(record, ranking) {
  const place = ranking.providers.findIndex(({ id }) => id === record.id);
  const { rating = null, scoreEvidence } = ranking.providers[place] ?? {};
  return { ...record, rank: place < 0 ? null : place + 1, rating, scoreEvidence };
}

const UNPROVEN = {
  prices: ({ providers }) => providers.every(({ evidence }) => !evidence.pricing),
  scores: ({ ranking }) => ranking.providers.every(({ scoreEvidence }) => !scoreEvidence),
  claims: ({ site }) => !site.evidence["quizClaims.savings"] && !site.evidence["quizClaims.users"],
  testimonials: ({ testimonials }) => testimonials.testimonials.every(({ illustrative }) => illustrative === true)
};

const NULL_FIX = "This field cannot be null: fill it in.";
const toPath = (path) => path.map((key) => typeof key === "number" ? key : String(key));
function formatPath(path) {
  const joined = path.map((key) => typeof key === "number" ? `[${key}]` : `.${key}`).join("");
  return joined.replace(/^\./, "");
}
function showValue(value) {
  if (value === void 0) return "nothing";
  if (Array.isArray(value)) return value.length === 1 ? "1 entry" : `${value.length} entries`;
  if (value !== null && typeof value === "object") return "a group of fields";
  const shown = JSON.stringify(value);
  return shown.length > 80 ? `${shown.slice(0, 76)}…"` : shown;
}
function describeMismatch(what, fix, input, nullFix = NULL_FIX) {
  if (input === void 0) return `missing: expected ${what}. Add the field; content/schemas describes it.`;
  const advice = input === null ? nullFix : typeof fix === "string" ? fix : fix(input);
  return `expected ${what}, got ${showValue(input)}. ${advice}`;
}
const expected = (what, fix, nullFix) => ({
  error: ({ input }) => describeMismatch(what, fix, input, nullFix)
});
const expectedIn = (key, what, fix) => ({
  path: [key],
  error: ({ input }) => describeMismatch(what, fix, Reflect.get(input, key))
});
const fixNumberHint = (value) => typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? "Remove the quotes." : "Write it in digits, without quotes.";

const issueAt = (file, path, message) => ({ file, path, message });
const issuesIn = (file, path, messages) => Object.entries(messages).flatMap(
  ([field, message]) => message ? issueAt(file, [...path, field], message) : []
);
function issueOnLine(file, line, message, field) {
  return { file, path: [], line, message, ...field && { field } };
}
const formatIssue = ({ file, path, message, line }) => path.length > 0 ? `${file} → ${formatPath(path)}: ${message}${line ? ` (line ${line})` : ""}` : `${file} → ${line ? `line ${line}` : "(whole file)"}: ${message}`;
function formatIssues(issues) {
  const title = issues.length === 1 ? "1 error in the content:" : `${issues.length} errors in the content:`;
  return [title, ...issues.map((issue) => `  ${formatIssue(issue)}`)].join("\n");
}
class ContentError extends Error {
  constructor(issues) {
    super(formatIssues(issues));
    this.issues = issues;
    this.name = "ContentError";
  }
}

function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached$1(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached$1(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (globalConfig.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}

const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim$1(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim$1(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}

var _a$1;
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                members(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}

/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = $constructor("$ZodError", initializer$1);
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}

// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new $ZodAsyncError();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const validateAsync$1 = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
const email$1 = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;

function anchor$1(source) {
    return new RegExp(`^${source}$`);
}
const date$1 = /*@__PURE__*/ anchor$1(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;

// import { $ZodType } from "./schemas.js";
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
        if (length <= def.maximum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? codePointLength(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = lowercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = uppercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = escapeRegex(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});

class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = aborted(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (explicitlyAborted(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new $ZodAsyncError();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        attachSchema(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = aborted(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    attachSchema(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = aborted(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (aborted(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return hide(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    $ZodCheckStringFormat.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = guid);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = uuid(v));
    }
    else
        def.pattern ?? (def.pattern = uuid());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = email$1);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = emoji());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? nanoid : nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = cuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = cuid2);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = ulid);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = xid);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = ksuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = datetime(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = date$1);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = time(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = duration);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = ipv4);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv4);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv6); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = e164);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number$2;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
    $ZodCheckNumberFormat.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = boolean$1;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = sizeCaps(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    attachSchema(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && aborted(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...prefixIssues(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = optionalKeys(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = cached$1(() => normalizeDef(def));
    defineLazyInternal(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    assignProp(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject$1 = isObject;
    const catchall = def.catchall;
    let value;
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject$1(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = cached$1(() => normalizeDef(def));
    const memo = globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject$1 = isObject;
    const jit = !globalConfig.jitless;
    const allowsEval$1 = allowsEval;
    const fastEnabled = jit && allowsEval$1.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject$1(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !aborted(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    defineLazyInternal(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (isPlainObject(a) && isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!isPlainObject(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...prefixIssues(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && number$2.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...prefixIssues(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = getEnumValues(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    globalConfig.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new $ZodAsyncError();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    defineLazyInternal(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : undefined;
    });
    defineLazyInternal(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
    $ZodCheck.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(issue(_iss));
    }
}

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (!desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = rawShape(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set());
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = open.length > depth ? open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = parsedType(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
                return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
function en () {
    return {
        localeError: error(),
    };
}

var _a;
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new $ZodCheckMultipleOf({
        check: "multiple_of",
        ...normalizeParams(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new $ZodCheckMaxLength({
        check: "max_length",
        ...normalizeParams(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new $ZodCheckMinLength({
        check: "min_length",
        ...normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new $ZodCheckLengthEquals({
        check: "length_equals",
        ...normalizeParams(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new $ZodCheckRegex({
        check: "string_format",
        format: "regex",
        ...normalizeParams(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new $ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new $ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new $ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...normalizeParams(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new $ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...normalizeParams(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new $ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...normalizeParams(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new $ZodCheckOverwrite({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ...normalizeParams(params),
    });
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...normalizeParams(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue$1) => {
            if (typeof issue$1 === "string") {
                payload.issues.push(issue(issue$1, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue$1;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new $ZodCheck({
        check: "custom",
        ...normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}

function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                assignProp(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? globalRegistry,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            assignProp(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") ;
    else ;
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                assignProp(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) ;
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = initializeContext({ ...params, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};

const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(NUMBER_FORMAT_RANGES),
    bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, base64],
    [base64urlCharset, base64url],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = getEnumValues(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) ;
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        assignProp(json.properties, key, processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? number$2 : integer).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

const parse = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
// Codec functions
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!globalConfig.localeError)
        config(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!globalConfig.memoizer)
        config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(mergeDefs(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return clone(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(_overwrite(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        globalRegistry.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return globalRegistry.get(this);
        const cl = this.clone();
        globalRegistry.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return hide(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return safeParseAsync(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        own(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return validateAsync$1(this, data, params);
    },
    encode: function _encode(data, params) {
        return encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return globalRegistry.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json);
}, 
/*@__PURE__*/ derived({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(_regex(...args));
    },
    includes(...args) {
        return this.check(_includes(...args));
    },
    startsWith(...args) {
        return this.check(_startsWith(...args));
    },
    endsWith(...args) {
        return this.check(_endsWith(...args));
    },
    min(...args) {
        return this.check(_minLength(...args));
    },
    max(...args) {
        return this.check(_maxLength(...args));
    },
    length(...args) {
        return this.check(_length(...args));
    },
    nonempty(...args) {
        return this.check(_minLength(1, ...args));
    },
    lowercase(params) {
        return this.check(_lowercase(params));
    },
    uppercase(params) {
        return this.check(_uppercase(params));
    },
    trim() {
        return this.check(_trim());
    },
    normalize(...args) {
        return this.check(_normalize(...args));
    },
    toLowerCase() {
        return this.check(_toLowerCase());
    },
    toUpperCase() {
        return this.check(_toUpperCase());
    },
    slugify() {
        return this.check(_slugify());
    },
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(_email(ZodEmail, params));
    },
    url(params) {
        return this.check(_url(ZodURL, params));
    },
    jwt(params) {
        return this.check(_jwt(ZodJWT, params));
    },
    emoji(params) {
        return this.check(_emoji(ZodEmoji, params));
    },
    guid(params) {
        return this.check(_guid(ZodGUID, params));
    },
    uuid(params) {
        return this.check(_uuid(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(_uuidv4(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(_uuidv6(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(_uuidv7(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(_nanoid(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(_cuid(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(_cuid2(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(_ulid(ZodULID, params));
    },
    base64(params) {
        return this.check(_base64(ZodBase64, params));
    },
    base64url(params) {
        return this.check(_base64url(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(_xid(ZodXID, params));
    },
    ksuid(params) {
        return this.check(_ksuid(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(_ipv4(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(_ipv6(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(_cidrv4(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(_cidrv6(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(_e164(ZodE164, params));
    },
    datetime(params) {
        return this.check(_isoDateTime(ZodISODateTime, params));
    },
    date(params) {
        return this.check(_isoDate(ZodISODate, params));
    },
    time(params) {
        return this.check(_isoTime(ZodISOTime, params));
    },
    duration(params) {
        return this.check(_isoDuration(ZodISODuration, params));
    },
});
function string(params) {
    return _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return _email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return _url(ZodURL, params);
}
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ derived({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(_gt(value, params));
    },
    gte(value, params) {
        return this.check(_gte(value, params));
    },
    min(value, params) {
        return this.check(_gte(value, params));
    },
    lt(value, params) {
        return this.check(_lt(value, params));
    },
    lte(value, params) {
        return this.check(_lte(value, params));
    },
    max(value, params) {
        return this.check(_lte(value, params));
    },
    int(params) {
        return this.check(int(params));
    },
    safe(params) {
        return this.check(int(params));
    },
    positive(params) {
        return this.check(_gt(0, params));
    },
    nonnegative(params) {
        return this.check(_gte(0, params));
    },
    negative(params) {
        return this.check(_lt(0, params));
    },
    nonpositive(params) {
        return this.check(_lte(0, params));
    },
    multipleOf(value, params) {
        return this.check(_multipleOf(value, params));
    },
    step(value, params) {
        return this.check(_multipleOf(value, params));
    },
    finite() {
        return this;
    },
}));
function number$1(params) {
    return _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function int(params) {
    return _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json);
});
function boolean(params) {
    return _boolean(ZodBoolean, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor();
});
function unknown() {
    return _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json);
});
function never(params) {
    return _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(_minLength(n, params));
    },
    nonempty(params) {
        return this.check(_minLength(1, params));
    },
    max(n, params) {
        return this.check(_maxLength(n, params));
    },
    length(n, params) {
        return this.check(_length(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(mergeDefs(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(mergeDefs(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return extend(this, incoming);
    },
    safeExtend(incoming) {
        return safeExtend(this, incoming);
    },
    merge(other) {
        return merge(this, other);
    },
    pick(mask) {
        return pick(this, mask);
    },
    omit(mask) {
        return omit(this, mask);
    },
    partial(...args) {
        return partial(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return partial(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return required(ZodNonOptional, this, args[0]);
    },
});
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...normalizeParams(params),
    });
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...normalizeParams(params),
    });
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...normalizeParams(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...normalizeParams(params),
    });
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        payload.addIssue = (issue$1) => {
            if (typeof issue$1 === "string") {
                payload.issues.push(issue(issue$1, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue$1;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(issue(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...normalizeParams(params),
    });
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : constantCatch(catchValue)),
    });
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
    return _refine(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return _superRefine(fn, params);
}

function date(params) {
    return _isoDate(ZodISODate, params);
}

const specifiedSchema = record(
  string(),
  strictObject({
    /** Texts that the file contains; letter case does not matter. */
    texts: array(string()).default([]),
    /** Estimates of a guide: in the table at its end, and nowhere else. */
    estimates: array(string()).default([]),
    /** Values of fields; a group or list may have others besides. */
    values: record(string(), unknown()).default({}),
    /** The fewest words of the file. */
    words: int().default(0),
    /** The file names the lowest and highest price that approved drugs have at their makers. */
    hasMakerRange: literal(true).optional()
  })
);

// Plain data of unknown shape. Plain JavaScript, because the plugin for guides loads it by its path.

/** Whether it is a group of named fields. @param {unknown} value @returns {value is Record<string, unknown>} */
const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const DAY_MS = 864e5;
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const addDays = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
function addMonthsToEnd(day, months) {
  const date = new Date(day);
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  return end.toISOString().slice(0, 10);
}
const getMonthEnd = (month) => addMonthsToEnd(/^\d/.test(month) ? month : `1 ${month} UTC`, 0);
const NAMES = MONTHS.split(" ");
const WRITTEN_DAY = new RegExp(`\\b(${NAMES.join("|")}) (\\d{1,2}), (\\d{4})\\b`, "g");
const findDays = (text) => [...text.matchAll(WRITTEN_DAY)].map(([written, month = "", dayOfMonth = "", year]) => ({
  written,
  day: `${year}-${String(NAMES.indexOf(month) + 1).padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`
}));

const FORBIDDEN = [
  {
    pattern: /\btells? you (?:\S+ of \d+|\d+|most|more|less|its|whether|which)\b|\b(?:do|does|did)(?:n['’]t| not) tell you\b|\b(?:none|any|each|one) of the \S+ tells?\b|\bhow much (?:it|each(?: one| provider)?) tells you\b/i,
    fix: 'A gap is in our record, not their silence: write "On record: 6 of 27 facts" or "not on record".'
  },
  {
    pattern: /\bstates whether\b|\bnot stated\b|\b(?:do|does|did)(?:n['’]t| not) state\b|\b(?:none|any|each|one) of the \S+ states?\b|\b(?:providers?|sellers?|it|each|they) states? (?:it|its|them|their|theirs|a|an|the|no|that|which)\b|\bstated by the provider\b|\bwhat (?:it|a provider|providers) states?\b/i,
    fix: 'We have not compared our records with their pages: write "on record" or "not on record".'
  },
  {
    pattern: /(?:\w-[A-Z]\w+|\b[A-Z][a-z]+[A-Z]\w*) (?:states|tells you)\b/,
    fix: 'We have not compared our records with the pages of this provider: write "on record".'
  },
  {
    pattern: /\bunbiased\b|\b(?:we|ours?|list|ranking|reviews?|site)(?: \w+)? (?:is|are) independent\b|\b(?:our|an) independent (?:comparison|experts?|list|ranking|reviews?|site)\b/i,
    fix: "Only a signed statement may say this: enter it in content/about.json, and leave it out here."
  },
  {
    pattern: /\bnothing is (?:stored|sent|stored or sent)\b|\bnowhere else\b|\bwe store nothing\b/i,
    fix: "The address of the results holds the answers, and the host's log can contain it: write {answers}."
  },
  {
    pattern: /\bsame active ingredient\b|\bclinically proven\b/i,
    fix: "Only an approved drug may be described like this: leave it out."
  }
];
function findForbiddenWords(text) {
  const found = FORBIDDEN.find(({ pattern }) => pattern.test(text));
  return found ? `expected other words than "${found.pattern.exec(text)?.[0]}". ${found.fix}` : null;
}

const LIST_ANCHORS = {
  main: "main",
  changes: "changes",
  compare: "compare",
  cost: "cost",
  faq: "faq",
  findings: "findings",
  list: "list",
  makers: "makers",
  trust: "trust"
};
const TEXT_ANCHORS = { main: "main", sources: "sources" };

// The sources that a guide cites, in reading order. Shared by the content check and the plugin that compiles the text.
// Plain JavaScript, because the bundler loads the plugin by its path.

/**
 * @typedef {import('mdast-util-mdx-jsx').MdxJsxFlowElement | import('mdast-util-mdx-jsx').MdxJsxTextElement} JsxElement
 * @typedef {object} Citation  one place that cites a source
 * @property {string} id       of the source
 * @property {number} number   the number of the source on this page, in order of first appearance
 * @property {number} occurrence  1 for the first place that cites it, then 2 …
 * @property {boolean} isReported  whether the source was read, but these figures were only reported
 * @property {JsxElement} element  the component that cites
 * @property {number} line
 */

/**
 * Takes <Until> and <From> out of the tree: what they contain stays where it is, or goes if it is not true today.
 * @param {import('mdast').Root} tree @param {string} today like 2026-11-20
 */
function keepCurrentParts(tree, today) {
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node) || !parent || index === undefined) return
    if (node.name !== 'Until' && node.name !== 'From') return
    const isShown = isCurrent(node.name.toLowerCase(), String(readProps(node).day), today);
    parent.children.splice(index, 1, ...(isShown ? toBlocks(node) : []));
    return [SKIP, index]
  });
}

/** Whether a dated text is true on `today`. @param {string} kind  until or from @param {string} day @param {string} today */
const isCurrent = (kind, day, today) => (kind === 'until' ? today <= day : day <= today);

/** The compiler takes a paragraph that is one component out of its paragraph. @param {JsxElement} element @returns {any[]} */
function toBlocks({ type, children }) {
  const isWords = children.some((child) => child.type === 'text' || child.type === 'mdxJsxTextElement');
  return type === 'mdxJsxFlowElement' && isWords ? [{ type: 'paragraph', children }] : children
}

/** Every citation of a text. @param {import('unist').Node} tree */
function collectCitations(tree) {
  /** @type {Citation[]} */
  const citations = [];
  visit(tree, isJsxElement, (element) => {
    for (const { id, isReported } of readClaims(element)) {
      const earlier = citations.filter((citation) => citation.id === id);
      const number = earlier[0]?.number ?? new Set(citations.map((citation) => citation.id)).size + 1;
      const occurrence = earlier.length + 1;
      citations.push({ id, number, occurrence, isReported, element, line: lineOf(element) });
    }
  });
  return citations
}

/** @param {import('unist').Node} node @returns {node is JsxElement} */
const isJsxElement = (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** @param {import('unist').Node} node */
const lineOf = (node) => node.position?.start.line ?? 1;

/** The sources of one component: those of the whole figure first, then those of its columns. @param {JsxElement} element */
function readClaims(element) {
  const { id, kind, cite, columns } = readProps(element);
  const isCite = element.name === 'Cite';
  const whole = { cite: isCite ? [id].flat() : cite, kind };
  const parts = !isCite && Array.isArray(columns) ? columns.filter(isGroup) : [];
  return [whole, ...parts].flatMap((part) =>
    (Array.isArray(part.cite) ? part.cite : [])
      .filter((source) => typeof source === 'string')
      .map((source) => ({ id: source, isReported: part.kind === 'reported' })),
  )
}

/**
 * The props of a component as plain data. Anything but a literal, such as a call or a variable, becomes undefined.
 * @param {JsxElement} element @returns {Record<string, unknown>}
 */
function readProps(element) {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const { name, value } = attribute;
      if (typeof value === 'string') return [[name, value]]
      if (!value) return [[name, true]]
      const statement = value.data?.estree?.body[0];
      return [[name, statement?.type === 'ExpressionStatement' ? toValue(statement.expression) : undefined]]
    }),
  )
}

/** @param {import('estree').Node | null} node @returns {unknown} */
function toValue(node) {
  switch (node?.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined
    case 'ArrayExpression':
      return node.elements.map((element) => toValue(element))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          if (property.type !== 'Property' || property.computed) return []
          const { key } = property;
          // A key that is not computed is an identifier or a literal.
          const name = 'name' in key ? key.name : /** @type {import('estree').Literal} */ (key).value;
          return [[String(name), toValue(property.value)]]
        }),
      )
  }
}

const DATED = /\{(until|from) (\d{4}-\d\d-\d\d): ((?:[^{}]|\{\w+\})*)\}/g;
const keepCurrent = (text, today) => text.search(DATED) < 0 ? text : text.replace(DATED, (_, kind, day, part) => isCurrent(kind, day, today) ? part : "").replace(/ {2,}/g, " ").trim();
const keepAllCurrent = (value, today) => JSON.parse(JSON.stringify(value), (_, part) => typeof part === "string" ? keepCurrent(part, today) : part);
const listEnds = (text) => [...text.matchAll(DATED)].flatMap(
  ([, kind, day = "", part = ""]) => kind === "until" ? [{ day, text: part }] : []
);
const findOpenDays = (text, today) => findDays(text.replace(DATED, "")).filter(({ day }) => day >= today);

const processor = unified().use(remarkParse).use(remarkFrontmatter, ["yaml"]).use(remarkMdx);
const parseText = (text) => processor.parse(text);

const text$1 = (what, description) => string(`expected ${what} in quotes`).min(1, `expected ${what}, got "". Fill it in`).meta({ description });
const areUnique = (entries, read) => new Set(entries.map(read)).size === entries.length;
const once = registry();
const listOf$1 = (min) => (description, shape) => {
  const [key = "", field] = Object.entries(shape).find(([, own]) => once.has(own)) ?? [];
  return array(strictObject(shape)).min(min, `expected at least ${min === 1 ? "one row" : `${min} rows`}`).refine(
    (entries) => !field || areUnique(entries, (entry) => String(Reflect.get(entry, key))),
    `expected every ${field && once.get(field)?.name} once`
  ).describe(description);
};
const list$1 = listOf$1(1);
const atLeastTwo = listOf$1(2);
const number = (description) => number$1("expected a number without quotes").min(0, "expected 0 or more").describe(description);
const percent$1 = (description) => {
  const range = "expected a number from 0 to 100";
  return number$1(`${range} without quotes`).min(0, range).max(100, range).describe(description);
};
const day$1 = (description) => date('expected a day such as "2026-12-31"').describe(description);
const choice$1 = (description, words) => {
  const names = Object.keys(words);
  const meanings = Object.values(words).filter((meaning) => meaning !== null);
  return _enum(
    names,
    `expected ${new Intl.ListFormat("en-US", { type: "disjunction" }).format(names.map((name) => `"${name}"`))}`
  ).meta({ description, ...meanings.length > 0 && { enumDescriptions: meanings } });
};
const sourceId$2 = text$1("the id of a source").meta({ reference: "sources" });
const ids = array(sourceId$2).min(1, "name at least one source, or leave the sources out").refine((entries) => areUnique(entries, (id) => id), "expected every source once");
const kind = literal("reported", 'expected "reported", or nothing: how a source was read is in sources.json').optional().meta({
  title: "Only reported",
  description: "Set it if these figures were only reported, although the source itself was read."
});
const strip = text$1(
  "a few words",
  "Words at the right of a dark strip. Only for the answer on the first screen, and for current prices."
).optional();
const FRAME = {
  caption: text$1("a caption", "The line above the figure."),
  note: text$1("a note", "A sentence below: what the figures are, and what they leave out.").optional(),
  kind,
  cite: ids.optional().meta({ title: "Sources", description: "Ids from sources.json, for the figure as a whole." })
};
const figure = (title, description, shape) => strictObject({ ...FRAME, ...shape }).meta({ title, description });
const plain = (title, description, shape = {}) => strictObject(shape).meta({ title, description });
const around = (title, description, shape = {}) => strictObject(shape).meta({ title, description, hasText: true });
const cells = array(text$1("a cell")).describe("The cells of the row, one for each column.");
const column = union(
  [
    text$1("a column").meta({ title: "Without its own sources", description: "The heading of the column." }),
    strictObject({
      title: text$1("the title of a column", "The heading of the column."),
      kind,
      cite: ids.describe("Ids from sources.json, for this column.")
    }).meta({ title: "With its own sources" })
  ],
  "expected the title of a column, or { title, cite }"
);
const getTitle = (heading) => typeof heading === "string" ? heading : heading.title;
const label = text$1("a label", "What the row is about.");
const tone = choice$1("The color of the bar.", {
  pine: "Green: tirzepatide, or included",
  slate: "Gray: semaglutide, or a list price",
  maker: "Brown: a maker's price"
}).default("pine");
const FIGURES = {
  AnswerRows: figure("Answer", "Situations, each with its figure and next step.", {
    strip,
    rows: atLeastTwo("One row for each situation.", {
      situation: text$1("a situation", "Whom the row is for.").register(once, { name: "situation" }),
      figure: text$1("a figure", "The figure, in a few letters."),
      next: text$1("a next step", "What to do, or what the figure means.").optional()
    })
  }),
  Bars: figure("Bars", "Figures as bars from zero, on one scale.", {
    strip,
    isLarge: boolean().optional().describe("Thick bars, for two figures that are the answer."),
    outOf: number(
      "What a bar of the whole width stands for. Without it, the longest bar has that width."
    ).optional(),
    rows: atLeastTwo("One bar each, all from zero.", {
      label,
      detail: text$1("a detail", "Muted words beside the label.").optional(),
      value: number("The length of the bar."),
      text: text$1("a figure", "The figure as readers see it."),
      tone
    })
  }),
  Dumbbells: figure("Two drugs, share by share", "Two shares per row, joined by a line.", {
    names: array(text$1("a name")).length(2, "expected two names").describe("The disc, then the square."),
    max: number("The end of the scale.").positive(),
    rows: list$1("Two shares each.", {
      label: text$1("a label", "What the row is about.").register(once, { name: "label" }),
      first: percent$1("Out of 100 people on the first drug."),
      second: percent$1("Out of 100 people on the second drug.")
    })
  }),
  WeightCurve: figure("Weight after stopping", "Measured points, joined by straight lines.", {
    stoppedAt: number("The week in which the drug was stopped.").positive(),
    points: atLeastTwo("The measured points, in order.", {
      week: number("Weeks since the start."),
      lost: number("Percent of body weight, for example 17.3.").max(20, "the drawing ends at 20 percent")
    })
  }),
  People: figure(
    "Side effects as 100 people",
    "Side effects shown as 100 people: as many as on placebo, and those the drug adds.",
    {
      strip,
      drug: text$1("the name of the drug", "The name of the drug."),
      isLarge: boolean().optional().describe("Two drawings for each effect, for the answer."),
      rows: list$1("The side effects, each once.", {
        effect: text$1("an effect", "The side effect.").register(once, { name: "effect" }),
        drug: percent$1("Out of 100 people who took the drug."),
        placebo: percent$1("Out of 100 people who took the placebo.")
      }),
      cite: ids.meta({ title: "Sources", description: "Ids from sources.json." })
    }
  ),
  DoseStairs: figure("Doses as stairs", "How the dose of each drug rises, in proportion.", {
    drugs: list$1("One stair each.", {
      name: text$1("a name", "The name of the drug."),
      detail: text$1("a detail", "How long a step takes."),
      unit: text$1("a unit", 'For example "mg".'),
      place: choice$1("The column: shots left, pills right.", { left: null, right: null }),
      steps: array(number$1().positive()).min(2).max(7).describe("The doses in order.")
    })
  }),
  DateLanes: figure("Dates", "Days that change a price, on one time axis from today.", {
    until: day$1("The end of the time axis."),
    items: list$1("The days in order.", {
      day: day$1("The last day, or the first one if something begins. It disappears after that day."),
      title: text$1("a title", "What ends or begins."),
      text: text$1("a text", "Whom it concerns, and what to do."),
      begins: boolean().optional().describe("Whether something begins on that day."),
      tone
    })
  }),
  Choices: figure("Yes, caution, no", "Three columns of short lines.", {
    columns: list$1("Three columns, side by side.", {
      title: text$1("a title", "The heading of the column."),
      sign: choice$1("The sign before it.", { yes: "A check mark", caution: "A wave", no: "A cross" }),
      items: array(text$1("an item")).min(1).describe("A few words each.")
    }).length(3, "expected three columns")
  }),
  PriceColumns: figure(
    "Makers' prices, fill by fill",
    "Each fill of the first year at the makers' prices, from content/maker-prices.json.",
    {}
  ),
  FigureTable: figure("Table", "Two or three columns of words or figures.", {
    columns: array(column).min(2, "expected at least two columns").max(3, "expected at most three columns: more do not fit a phone. Make two tables.").describe("Two or three columns; the first one labels the rows."),
    rows: array(cells).min(1, "expected at least one row").describe("A cell for each column.")
  }).refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ["rows"],
    error: "expected as many cells in every row as there are columns"
  }).refine(({ columns, rows }) => areUnique(columns, getTitle) && areUnique(rows, ([first]) => first), {
    path: ["rows"],
    error: "expected every column and every row label once"
  }),
  Timeline: figure("Timeline", "What happens when.", {
    items: list$1("What happens when, in order.", {
      when: text$1("a time", 'When it happens, for example "Week 1".').register(once, { name: "time" }),
      title: text$1("a title", "What happens, in a few words."),
      text: text$1("a text", "One or two sentences about it.")
    })
  })
};
const isFigure = (name) => Object.hasOwn(FIGURES, name ?? "");
const PROPS = {
  ...FIGURES,
  Folded: around("Folded", "Text or a table that unfolds.", { title: text$1("a title", "What unfolds.") }),
  SideBySide: around("Side by side", "Two drawings next to each other."),
  Callout: around("Box", "A highlighted box with its own text.", {
    tone: choice$1("How urgent it is.", {
      emergency: "Emergency: red",
      warning: "A label's boxed warning",
      note: "A note"
    }),
    title: text$1("a title", "The heading of the box.")
  }),
  Cite: plain("Citation", "The source of the sentence before it.", {
    id: union(
      [sourceId$2.meta({ title: "One source" }), ids.meta({ title: "Several sources" })],
      "expected the id of a source in quotes"
    ).meta({ title: "Source", description: "The source of the sentence before it." }),
    kind
  }),
  Estimates: plain("Estimates", "The closing table of our own earlier estimates.", {
    groups: list$1("Our own estimates, by subject. They have no source.", {
      title: text$1("a title", "What the figures are about."),
      rows: array(cells.length(2, "expected two cells: the item and our estimate")).min(1, "expected at least one row").describe("The item, and our estimate.")
    }),
    note: text$1("a note", "A sentence under the table.").optional()
  }),
  Until: around("Until a day", "Text that disappears after a day.", {
    day: day$1("The last day on which it is true.")
  }),
  From: around("From a day", "Text that appears on a day.", {
    day: day$1("The first day on which it is true.")
  }),
  MakerPrices: plain("Makers' prices", "The makers' prices by dose, from content/maker-prices.json."),
  FirstYear: plain(
    "First-year costs",
    "The cost of the first year at the makers' prices, from content/maker-prices.json."
  ),
  WhoShouldNot: plain("Who should not take these drugs", "The box from content/safety.json."),
  SafetyCard: plain(
    "Safety card",
    "Birth control, pregnancy, missed doses and surgery on one card, from content/safety.json."
  ),
  Unproven: around(
    "Sentence for now",
    "A sentence inside a paragraph, shown only while nobody has checked or published what it is about.",
    {
      about: choice$1("What nobody has checked or published yet.", {
        prices: null,
        scores: null,
        claims: null,
        testimonials: null
      })
    }
  ),
  Sentence: plain("Sentence", "A sentence that other pages say as well, or that follows from the data.", {
    says: choice$1("The sentence.", {
      commissions: "That we may earn a commission",
      certificates: "How many certificates we have checked",
      "answers-change": "What the quiz's answers change",
      "answers-send": "Where the answers go"
    })
  })
};
function listTexts(value, except) {
  if (typeof value !== "object" || value === null) return [String(value ?? "")];
  return Object.entries(value).flatMap(
    ([name, part]) => except.includes(name) ? [] : listTexts(part, except)
  );
}

const FIGURE$1 = /\$\d+(?:,\d{3})*(?:\.\d+)?(?:\s?[-–]\s?\$?\d+(?:,\d{3})*)?\+?|(?:\d[\d,.]*\s?(?:[-–/]|to)\s?)*\d[\d,.]*\+?\s?(?:%|mg\b|pounds?\b|lbs\b|kg\b|(?:weeks?|months?|days?|hours?|minutes?|seconds?|years?|fills?|people|(?:percentage )?points?|percent)\b)|\bBMI of \d+/gi;
const listFigures = (text) => text.match(FIGURE$1) ?? [];
const listNumbers = (text) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
function measureProse(blocks) {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?][”")]?)\s+/)).filter(hasLetter);
  const words = sentences.flatMap(listWords);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  const longest = sentences.toSorted((a, b) => listWords(b).length - listWords(a).length)[0] ?? "";
  return { grade: words.length === 0 ? 0 : grade, longest };
}
const hasLetter = (text) => /\p{L}/u.test(text);
const listWords = (text) => text.split(/\s+/).filter(hasLetter);
function countSyllables(word) {
  const spoken = word.toLowerCase().replace(/(?<=[^aeiouyl])e(?=\W*$)/, "");
  return spoken.match(/[aeiouy]+/g)?.length ?? 1;
}
const WORDS_PER_MINUTE = 220;
const getReadingMinutes = (words) => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
const getRelated = (guides, index) => [...guides.slice(index + 1), ...guides.slice(0, index)].slice(0, 2);

const OWN = /\bour (?:estimate|sum)s?\b/i;
function findUncitedFigures(tree) {
  const texts = [];
  visit(tree, "paragraph", (node) => {
    texts.push({ text: readUncitedPart(node), line: lineOf(node) });
  });
  visit(tree, isJsxElement, (element) => {
    texts.push(...listUncitedParts(element).map((text) => ({ text, line: lineOf(element) })));
  });
  return texts.flatMap(
    ({ text, line }) => listFigures(text).map((figure) => ({ figure, sentence: text.replace(/\s+/g, " ").trim(), line }))
  );
}
function readUncitedPart({ children }) {
  const hasLink = children.some((child) => child.type === "link" && child.url.startsWith("https:"));
  const last = children.findLastIndex((child) => isJsxElement(child) && child.name === "Cite");
  const text = toString(children.slice(last + 1));
  return hasLink || OWN.test(text) ? "" : text;
}
function listUncitedParts(element) {
  const props = readProps(element);
  if (props.cite !== void 0 || !isFigure(element.name)) return [];
  if (element.name !== "FigureTable") return listTexts(props, ["caption", "when"]);
  const { data } = PROPS.FigureTable.safeParse(props);
  if (!data) return [];
  const places = data.columns.flatMap((column, place) => typeof column === "string" ? [place] : []);
  const uncited = places.length < data.columns.length ? places.slice(1) : places;
  return [data.note ?? "", ...uncited.flatMap((place) => data.rows.map((row) => String(row[place])))];
}

const results = /* @__PURE__ */ new Map();
function readBody(text, today = getBuildDay()) {
  const key = today + text;
  const result = results.get(key) ?? parseBody(text, today);
  results.set(key, result);
  return result;
}
function parseBody(text, today) {
  try {
    return readTree(parseText(text), today);
  } catch (error) {
    const { line, reason } = error;
    if (!reason) throw error;
    const opened = Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
    const message = `${reason}. Look for an open bracket, or a component that is not closed.`;
    return { ...readTree({ type: "root", children: [] }, today), issues: [{ line: line ?? opened, message }] };
  }
}
function readTree(tree, today) {
  const issues = [];
  const report = (line, message, field) => issues.push({ line, message, ...field && { field } });
  checkComponents(tree, report);
  const sentences = checkSentences(tree, report);
  const citedOnAnyDay = collectCitations(tree).map(({ id, line }) => ({ id, line }));
  keepCurrentParts(tree, today);
  const paragraphs = [];
  const texts = [];
  const elements = [];
  visit(tree, (node) => {
    if (node.type === "paragraph") paragraphs.push(toString(node));
    if (node.type === "text") texts.push(node.value);
    if (isJsxElement(node))
      elements.push({ name: node.name ?? "", props: keepAllCurrent(readProps(node), today) });
  });
  const inFigures = elements.filter(({ name }) => isFigure(name)).map(({ props }) => joinTexts(props));
  const seen = [...texts, ...elements.map(({ props }) => joinTexts(props))];
  const rows = elements.flatMap(({ props }) => Object.values(props).flat().map(joinTexts));
  const words = countWords$1(seen);
  return {
    headings: readHeadings(tree, report),
    ...readLinks(tree, report),
    ...sentences,
    citations: [...new Set(collectCitations(tree).map(({ id }) => id))],
    citedOnAnyDay,
    words,
    prose: { words: words - countWords$1(inFigures), ...measureProse(paragraphs) },
    hasWhoShouldNot: elements.some(({ name }) => name === "WhoShouldNot"),
    numbers: [...new Set(seen.flatMap(listNumbers))],
    amounts: [...paragraphs, ...rows].filter((text) => text.includes("$")),
    uncited: findUncitedFigures(tree),
    drawing: elements.find(({ name }) => DRAWN.includes(name)) ?? null,
    issues
  };
}
const DRAWN = ["Bars", "DoseStairs", "FirstYear", "MakerPrices", "People", "PriceColumns"];
const TABLES = ["AnswerRows", "FigureTable"];
function checkSentences(tree, report) {
  const ends = [];
  const openDays = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    const element = isJsxElement(node) ? node : null;
    const props = element ? readProps(element) : {};
    const text = element ? joinTexts(props) : node.type === "text" ? node.value : "";
    const words = findForbiddenWords(text);
    if (words) report(line, words);
    if (element?.name === "Until") ends.push({ day: String(props.day), text: toString(node), line });
    if (element?.name === "Until" || element?.name === "From") return SKIP;
    const dates = element?.name === "DateLanes" ? PROPS.DateLanes.safeParse(props).data?.items : [];
    for (const { day, title, text: then } of dates ?? [])
      ends.push({ day: addDays(day, -1), text: `${title}: ${then}`, line });
    ends.push(...listEnds(text).map((end) => ({ ...end, line })));
    if (!element || TABLES.includes(element.name ?? ""))
      openDays.push(...findOpenDays(text, "").map((day) => ({ ...day, line })));
    else if (/\{(?:until|from) /.test(text))
      report(line, `a text of <${element.name}> cannot end. Put the component into <Until day="…">.`);
  });
  return { ends, openDays };
}
const countWords$1 = (texts) => texts.flatMap((text) => text.split(/\s/)).filter((word) => /\p{L}|\d/u.test(word)).length;
const isReserved = (address) => Object.hasOwn(TEXT_ANCHORS, address) || /^(?:source|cite)-\d/.test(address);
function readHeadings(tree, report) {
  const slugger = new GithubSlugger();
  const headings = [];
  const seen = /* @__PURE__ */ new Map();
  visit(tree, "heading", (node) => {
    const text = toString(node);
    const line = lineOf(node);
    const above = headings.at(-1)?.depth ?? 1;
    const address = slug$1(text);
    const earlier = seen.get(address);
    const problems = [
      node.depth === 1 ? `the page already has its title; got the heading "${text}". Write ## instead of #.` : node.depth > above + 1 && `the heading "${text}" skips a level: ${"#".repeat(node.depth)} under ${"#".repeat(above)}. Write ${"#".repeat(above + 1)}.`,
      earlier !== void 0 && `the heading "${text}" has the same address as the one on line ${earlier}. Reword one of them.`,
      isReserved(address) ? `the page uses the address "#${address}" for a section of its own. Reword the heading.` : address.includes("_") && `the heading "${text}" has a "_", which only the page's own ids contain. Reword the heading.`
    ];
    for (const problem of problems) if (problem) report(line, problem);
    seen.set(address, line);
    headings.push({ depth: node.depth, text, id: slugger.slug(text) });
  });
  return headings;
}
function readLinks(tree, report) {
  const links = [];
  const images = [];
  const codes = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === "paragraph" && /^[\s:|-]*-[\s:|-]*\|/m.test(toString(node)))
      report(line, "tables with | are not supported. Use <FigureTable>; docs/guides.md shows how.");
    if (node.type === "inlineCode") codes.push({ text: node.value, line });
    if (node.type === "link") {
      links.push({ href: node.url, line });
      if (!toString(node).trim())
        report(line, `the link to ${node.url} has no words. Write between [ and ] where it leads.`);
    }
    if (node.type === "image") {
      images.push({ path: node.url, line });
      if (!toString(node).trim())
        report(
          line,
          `the image ${node.url} has no description. Say between [ and ] what it shows: ![a dose pen](…).`
        );
    }
  });
  return { links, images, codes };
}
const BRACES = "braces are not supported in the text. Write the text without { and }.";
const UNSUPPORTED = {
  definition: "link addresses in a separate list are not supported. Write [text](/address) instead.",
  mdxjsEsm: "guides cannot import or export. Remove the line; the components need no import.",
  mdxFlowExpression: BRACES,
  mdxTextExpression: BRACES
};
function checkComponents(tree, report) {
  visit(tree, (node) => {
    const line = lineOf(node);
    const unsupported = UNSUPPORTED[node.type];
    if (unsupported) report(line, unsupported);
    if (!isJsxElement(node)) return;
    if (node.attributes.some(({ type }) => type === "mdxJsxExpressionAttribute"))
      report(
        line,
        "braces around the fields of a component are not supported. Write each field with its name."
      );
    const name = node.name ?? "";
    if (!Object.hasOwn(PROPS, name))
      return report(line, `unknown component <${name}>. Use one of ${Object.keys(PROPS).join(", ")}.`);
    for (const { path, message } of PROPS[name].safeParse(readProps(node)).error?.issues ?? []) {
      const field = toPath(path);
      report(line, `<${name}> ${field.length > 0 ? `${formatPath(field)}: ` : ""}${message}.`, field);
    }
  });
}
const joinTexts = (value) => listTexts(value, ["cite", "id", "kind", "tone"]).join(" ");

const MEDICATIONS = ["tirzepatide", "semaglutide"];
const DOSAGES = ["low", "standard", "high"];
const WEEKS_MAX = 104;

const matching = (pattern, ...message) => string().regex(pattern, expected(...message));
const text = (what = "a line of text", alternative = "") => matching(
  /^\S(?:[\s\S]*\S)?$/,
  what,
  (input) => String(input).trim() === "" ? `Fill it in${alternative}.` : "Remove the spaces at its start and end."
).meta({ prose: true });
const name = (what = "a name") => text(what).max(60);
const heading = () => text("a heading").describe("The heading.");
const slug = () => matching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "a short name of lowercase letters, digits and hyphens",
  'Write it like "direct-meds".'
);
const anchor = (page) => slug().meta({ anchor: page }).describe("A short name that never changes. It is part of an address.");
const pathLike = (pattern) => matching(
  pattern,
  "a path on this site",
  'Start it with "/" and leave out the domain and the last "/", for example "/bestofmonth".'
).meta({ page: "exists" });
const sourceId$1 = () => slug().meta({ reference: "sources", description: "An id from sources.json." });
const sourceIds = () => array(sourceId$1()).describe("Ids from sources.json, in the order they are shown.");
const providerId = () => slug().meta({ reference: "providers" }).describe("The name of a file in content/providers/, without its ending.");
const sitePath = () => pathLike(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
const oldPath = () => matching(
  /^\/(?:[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*)?$/,
  "an old path on this site",
  'Write it like "/Old_Page", without the domain and the last "/". Only letters, digits, "-" and "_" work on every host, and each part starts with a letter or digit.'
).meta({ page: "gone", distinct: "old path" });
const siteLink = () => pathLike(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[\w=-]+)?$/);
const webAddress = () => url({
  protocol: /^https$/,
  hostname: domain,
  ...expected("an address that starts with https://", "Copy the whole address from the browser.")
}).regex(/^\S*$/, expected("an address without a space", "Copy it again from the browser."));
const imagePath = () => matching(
  /^\/[a-z0-9/-]+\.(?:svg|png|webp|avif)$/,
  "the path of an image in public/",
  'Use SVG, PNG, WebP, or AVIF, and a path like "/logos/directmeds.svg".'
).meta({ image: true });
const day = () => date(expected("a day", 'Write it as year-month-day, for example "2026-11-20".'));
const eventDay = () => day().meta({ suggest: "today" });
const pageDescription = () => text("one sentence").min(50).max(160).describe("One sentence of 50 to 160 characters for search results and shared links.");
const count = () => int(expected("a whole number above 0", 'Write digits only, without quotes, commas or "+".')).positive();
const numberBetween = (min, max, fix) => {
  const fixFor = (input) => typeof input === "number" ? fix : fixNumberHint(input);
  return number$1(expected(`a number from ${min} to ${max}`, fixFor)).min(min).max(max);
};
const dollars = (noPrice) => number$1(expected("an amount in dollars", 'Write digits only, without quotes, "$" or commas.', noPrice)).positive(expected("an amount above 0", noPrice)).multipleOf(0.01, expected("dollars with at most two decimals", "Round it to cents."));
const group = (description, shape) => strictObject(shape).describe(description);
const fieldsFor = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));
const groupOrNull = (description, shape) => strictObject(shape).nullable().describe(description);
const ownId = () => slug().describe("A short name that never changes.");
const someOf = (entry, what, fix = "Add one.") => array(entry).min(1, expected(`at least one ${what}`, fix));
const exactly = (size, entry) => array(entry).length(size);
const monthAndYear = () => matching(
  new RegExp(`^(?:${MONTHS.replaceAll(" ", "|")}) \\d{4}$`),
  "a month and year",
  'Write it like "October 2026".'
);

const share = () => numberBetween(0, 1, "Write 18% as 0.18.");
const percent = () => numberBetween(0, 100, "Write 15% as 15.");
const fractions = strictObject({
  week52: share().describe("Share of body weight lost after 52 weeks: 0.18 is 18%."),
  week72: share().describe("Share of body weight lost after 72 weeks: 0.18 is 18%.")
});
const byDosage = strictObject(
  fieldsFor(DOSAGES, (level) => fractions.describe(`At the ${level} dosage level.`))
);
const trial = strictObject({
  name: text().describe('The name of the trial, for example "STEP 1".'),
  medication: _enum(MEDICATIONS).describe("The medication that was tested."),
  dose: text("a dose").describe('The dose that was tested, for example "2.4 mg weekly".'),
  dosages: someOf(_enum(DOSAGES), "dosage level").meta({ uniqueItems: true }).describe("The dosage levels of the calculator for which the trial is shown."),
  weeks: count().describe("How many weeks the trial lasted."),
  lossPercent: percent().describe("Mean loss in percent of body weight."),
  source: sourceId$1()
});
const percents = (description) => array(percent()).min(1).describe(description);
const people = group("How many of 100 people in a trial lost how much, as reported.", {
  trial: text().describe("The name of the trial."),
  weeks: count().describe("How many weeks the trial lasted."),
  setting: text().describe("Who took part, at which doses, and who paid, as the end of a sentence."),
  source: sourceId$1(),
  lostAtLeast: percents("Losses in percent of body weight, smallest first: 10, 15, 20."),
  tirzepatide: percents("Percent of people on tirzepatide who lost at least as much, in the same order."),
  semaglutide: percents("Percent of people on semaglutide who lost at least as much, in the same order.")
});
const choice = (ids, what) => exactly(
  ids.length,
  strictObject({
    id: _enum(ids).describe(`The ${what}.`),
    label: text().describe("Its name in the calculator.")
  })
).meta({ unique: ["id"], description: `The ${what}s to choose from.` });
const projectionSchema = group("The weight-loss calculator.", {
  timeframesWeeks: someOf(
    count().max(WEEKS_MAX, expected(`at most ${WEEKS_MAX} weeks`, "The projection ends there.")),
    "timeframe"
  ).meta({
    unique: [],
    title: "Timeframes in weeks",
    description: "The timeframes to choose from, shortest first."
  }),
  medications: choice(MEDICATIONS, "medication"),
  dosages: choice(DOSAGES, "dosage level"),
  table: strictObject(fieldsFor(MEDICATIONS, (drug) => byDosage.describe(`Shares of weight lost with ${drug}.`))).meta({ title: "Weight lost", description: "The shares of body weight that the projection uses." }),
  trials: array(trial).describe("The trials shown beside a projection."),
  people,
  disclaimer: text().describe("The text under every projection."),
  recommendations: array(
    strictObject({
      provider: providerId(),
      offer: text().describe("The offer in a few words, with no price but its own.")
    })
  ).meta({ unique: ["provider"], description: "The providers under the projection." }),
  compoundedNotice: text().describe("The notice about compounded drugs, next to the providers.")
});

function inGroup(group, facts) {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, { ...fact, group }]));
}
const FACTS = {
  ...inGroup("price", {
    pricing: { kind: "pricing", label: "Price" },
    medicationIncluded: {
      kind: "yes-no",
      label: "Medication included",
      filter: "Medication included",
      column: 1
    },
    samePriceAllDoses: {
      kind: "yes-no",
      label: "Same price at every dose",
      filter: "Same price at all doses",
      column: 4
    },
    highestDosePrice: {
      kind: "dollars",
      unit: " a month",
      zero: "No charge",
      label: "Price at the highest dose"
    },
    membershipFee: {
      kind: "dollars",
      unit: " a month",
      zero: "No membership fee",
      label: "Membership fee",
      filter: "No membership fee",
      column: 3
    },
    consultationFee: {
      kind: "dollars",
      unit: " a visit",
      zero: "No consultation fee",
      label: "Consultation fee",
      filter: "No consultation fee"
    },
    labFee: {
      kind: "dollars",
      unit: " each time",
      zero: "Included in the price",
      label: "Lab fee",
      filter: "Lab work included"
    },
    shippingFee: {
      kind: "dollars",
      unit: " a shipment",
      zero: "Free shipping",
      label: "Shipping fee",
      filter: "Free shipping"
    }
  }),
  ...inGroup("terms", {
    minimumMonths: {
      kind: "count",
      unit: "month",
      zero: "No minimum",
      label: "Minimum commitment",
      filter: "No minimum commitment"
    },
    billing: {
      kind: "choice",
      choices: {
        week: "Every week",
        month: "Every month",
        quarter: "Every three months",
        year: "By the year",
        once: "Once"
      },
      label: "Billing",
      filter: "Billed every month",
      accepts: ["week", "month"]
    },
    automaticRenewal: {
      kind: "yes-no",
      label: "Automatic renewal",
      filter: "No automatic renewal",
      accepts: [false]
    },
    cancellationNotice: { kind: "count", unit: "day", zero: "At any time", label: "Cancellation notice" },
    refund: {
      kind: "count",
      unit: "day",
      zero: "No refund",
      prefix: "Within ",
      label: "Refund",
      filter: "Money-back guarantee",
      accepts: "above zero",
      column: 5
    }
  }),
  ...inGroup("medication", {
    drugs: {
      kind: "choices",
      choices: {
        semaglutide: "semaglutide",
        tirzepatide: "tirzepatide",
        liraglutide: "liraglutide",
        orforglipron: "orforglipron"
      },
      label: "Drugs"
    },
    form: {
      kind: "choice",
      choices: {
        "injections-only": "Injections only",
        "pills-only": "Pills only",
        "pills-available": "Pills available"
      },
      label: "Form",
      filter: "Oral option",
      accepts: ["pills-only", "pills-available"],
      column: 2
    },
    approval: {
      kind: "choice",
      choices: {
        approved: "FDA-approved",
        compounded: "Compounded, not FDA-approved",
        both: "FDA-approved or compounded"
      },
      label: "FDA-approved or compounded",
      name: "approval status",
      filter: "FDA-approved drug",
      accepts: ["approved", "both"]
    },
    pharmacy: { kind: "text", label: "Pharmacy" }
  }),
  ...inGroup("care", {
    prescriber: { kind: "text", label: "Who prescribes", name: "prescriber" },
    visit: {
      kind: "choice",
      choices: { live: "Live visit", form: "Form only", both: "Form, live visit on request" },
      label: "Live visit or form only",
      name: "kind of visit",
      filter: "Live visit",
      accepts: ["live", "both"]
    },
    labWorkRequired: { kind: "yes-no", label: "Lab work required" },
    sideEffectHelp: {
      kind: "text",
      label: "Who answers about side effects, and when",
      name: "help with side effects"
    },
    coaching: { kind: "yes-no", label: "Coaching", filter: "Coaching" }
  }),
  ...inGroup("access", {
    states: { kind: "states", label: "States served" },
    insurance: { kind: "yes-no", label: "Takes insurance", name: "insurance", filter: "Takes insurance" },
    hsaFsa: { kind: "yes-no", label: "HSA or FSA", name: "HSA or FSA", filter: "HSA or FSA" }
  }),
  ...inGroup("seller", {
    certificate: { kind: "yes-no", label: "Certificate", filter: "Certificate" },
    company: { kind: "text", label: "Company behind it", name: "company" }
  })
};
const QUESTIONS = {
  approval: "Is the drug FDA-approved, or compounded?",
  pharmacy: "Which pharmacy fills the prescription, and in which state is it licensed?",
  prescriber: "Which doctor or nurse practitioner writes the prescription, by name?",
  medicationIncluded: "Is the medication part of the price? If not, what does it cost each month?",
  pricing: "What will I pay in total, and how often will you bill me?",
  minimumMonths: "For how many months do I have to pay, even if I stop?",
  highestDosePrice: "What do I pay each month at the highest dose?",
  samePriceAllDoses: "Does the price go up when my dose goes up?",
  refund: "Do I get my money back if I am not approved, or if I stop?",
  sideEffectHelp: "Who do I call about side effects, including nights and weekends?",
  membershipFee: "Is there a membership fee on top of the price?",
  billing: "How many months do you charge at once?",
  automaticRenewal: "Does the plan renew by itself, and will you warn me first?",
  insurance: "Do you work with my insurance, or help with prior authorization?",
  cancellationNotice: "How do I cancel, and how many days before the next charge?",
  consultationFee: "Do I pay for the first visit, or for later ones?",
  labFee: "Who pays for lab work, and what does it cost?",
  drugs: "Which drug would I get: semaglutide, tirzepatide or another?",
  shippingFee: "What does shipping cost, and does it arrive cold?",
  labWorkRequired: "Do I need lab work before I start, and again later?",
  hsaFsa: "Can I pay from my HSA or FSA, and do I get an itemized receipt?",
  company: "Which company takes my money, and where is it registered?",
  visit: "Will I speak with a clinician, or only fill in a form?",
  states: "Do you serve my state?",
  certificate: "Who certifies you, and where can I check it?",
  coaching: "Is coaching part of the price?",
  form: "Is it an injection or a pill?"
};
const FACT_KEYS = Object.keys(FACTS);
function getFactName(key) {
  const { name, label } = FACTS[key];
  return name ?? label.toLowerCase();
}
const STORED_FACT_KEYS = FACT_KEYS.filter((key) => key !== "pricing");
const getCheckClass = (key) => key === "offers" || Object.hasOwn(FACTS, key) && FACTS[key].group === "price" ? "prices" : "others";

const STATES = "AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming".split(", ");
STATES.map((state) => state.slice(3));
const STATE_CODES = [...STATES.map((state) => state.slice(0, 2)), "DC"];

const OR_NULL = "If the provider does not say, write null.";
const numberFix = (value) => `${fixNumberHint(value)} ${OR_NULL}`;
const oneOf = (choices) => {
  const names = Object.keys(choices);
  return _enum(names, expected(`one of ${names.map((name) => JSON.stringify(name)).join(", ")}`, OR_NULL)).meta({ enumDescriptions: Object.values(choices) });
};
const listOf = (entry) => someOf(entry, "entry", OR_NULL).refine(
  (list) => new Set(list).size === list.length,
  expected("each value once", "Remove the repeated ones.")
);
const BY_KIND = {
  "yes-no": () => boolean(expected("true, false or null", OR_NULL)),
  dollars: () => number$1(expected("an amount in dollars, 0 if there is no charge", numberFix)).min(0, expected("an amount of 0 or more", OR_NULL)).multipleOf(0.01, expected("dollars with at most two decimals", "Round it to cents.")),
  count: ({ unit }) => {
    const what = `a whole number of ${unit}s, 0 or more`;
    return int(expected(what, numberFix)).min(0, expected(what, OR_NULL));
  },
  choice: ({ choices }) => oneOf(choices),
  choices: ({ choices }) => listOf(oneOf(choices)).meta({ uniqueItems: true }),
  states: () => listOf(
    string().refine(
      (code) => STATE_CODES.includes(code),
      expected("the two letters of a state", 'Write it like "NY".')
    )
  ),
  text: () => text("a short text", ", or write null if the provider does not say")
};
function makeFact(key) {
  const entry = FACTS[key];
  const make = BY_KIND[entry.kind];
  return make(entry).nullable().default(null).meta({
    title: entry.label,
    description: `${QUESTIONS[key]} ${describeUnit(entry)}null if the provider does not say.`
  });
}
function describeUnit(entry) {
  if (entry.kind === "dollars") return `In US dollars${entry.unit}; 0 means "${entry.zero}". `;
  if (entry.kind === "count") return `A number of ${entry.unit}s; 0 means "${entry.zero}". `;
  return "";
}
const shape = fieldsFor(STORED_FACT_KEYS, makeFact);
const factsSchema = strictObject(shape);
const { medicationIncluded, billing, minimumMonths, drugs, form, approval } = shape;
const OFFER_FACTS = { medicationIncluded, billing, minimumMonths, drugs, form, approval };

const READ = ["original", "copy", "reported"];
const REPORTED_LABEL = / \(as reported\)$/;
const source = strictObject({
  id: slug().describe("A short name that never changes; texts cite it."),
  label: text().describe(
    'The short name used in the text, for example "STEP 1". The name of a reported source ends in "(as reported)".'
  ),
  title: text("a title").describe("The title of the document."),
  publisher: text().describe("Who published it."),
  year: count().nullable().describe("The year of publication, or null for a page without a date."),
  url: webAddress().nullable().describe("The document itself, never a front page, or null."),
  read: _enum(READ, expected('"original", "copy" or "reported"', "Say how it was read.")).meta({
    title: "How it was read",
    description: "How it was read: the document itself, a copy of it, or only dated reports that name it.",
    enumDescriptions: ["The original", "A copy", "Only reported"]
  }),
  readOn: matching(
    /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/,
    "a date",
    'Write "2026-11" or "2026-11-20".'
  ).meta({
    title: "Read on",
    description: "The month or day when an editor read it. For a reported source: when it was reported."
  })
}).refine(
  ({ read, label }) => read === "reported" === REPORTED_LABEL.test(label),
  expectedIn(
    "label",
    '"(as reported)" at the end of the label of a reported source, and of no other',
    'Correct the label or "read".'
  )
);
const sourcesSchema = group("The sources of figures.", {
  sources: array(source).meta({ unique: ["id", "url"], description: "Every source, and how it was read." })
});
const evidence = () => strictObject({
  source: webAddress().meta({ title: "Page", description: "The page or record where it was checked." }),
  verifiedOn: eventDay().meta({ title: "Checked on", description: "The day when somebody checked it." }),
  checkedBy: text("who checked it").describe("Who checked it.")
});
const LOOKED_NOT_STATED = "looked, not stated";
const factEvidence = () => evidence().extend({
  found: literal(LOOKED_NOT_STATED).optional().describe("Only for a fact that is null: somebody looked, and the provider does not state it.")
});
const signOff = (who) => strictObject({
  name: text(who).describe("Who signed off."),
  date: eventDay().describe("The day of the sign-off."),
  record: webAddress().describe("The address where the sign-off is kept.")
});

const PRICE_PERIODS = ["day", "week", "month", "quarter", "year", "once"];
const amount = () => dollars('If the price is not stated, write "pricing": null.');
const doseStep = strictObject({
  dose: text("a dose").describe('The dose as the provider names it, for example "0.25 mg".'),
  fromMonth: count().describe("The first month at this dose: 1 for the first step."),
  toMonth: count().nullable().describe("The last month at this dose; null for the last step."),
  amount: amount().describe("Dollars for each of these months.")
});
const pricing = strictObject({
  amount: amount().describe("The stated price in dollars, for one period."),
  period: _enum(PRICE_PERIODS).describe('What the price covers; "once" is a one-time payment.'),
  note: text().nullable().describe("The text beside the price, or null."),
  firstMonthDiscount: amount().nullable().describe("Dollars off the first paid month, or null."),
  freeMonths: count().nullable().describe("The number of free months at the start, or null."),
  fromAmount: amount().nullable().describe('A lower "from" price for the same period, or null.'),
  ladder: someOf(doseStep, "step").nullable().optional().describe(
    "A monthly price that changes with the dose, step by step. Leave it out if the price does not change."
  ),
  ends: day().nullable().optional().describe("The last day of this price, if the provider states one.")
}).meta({ price: true });
const offer = strictObject({
  id: slug().describe('A short name that never changes: "oral".'),
  name: name("a short name").describe('What tells this offer from the listed one: "oral", "tirzepatide".'),
  ...OFFER_FACTS,
  pricing: pricing.describe("The price of this offer.")
});
const checked = (what, label = what.charAt(0).toUpperCase() + what.slice(1)) => factEvidence().optional().meta({ title: label, description: `Who checked this, where, and when: ${what}.` });
const recordEvidence = strictObject({
  pricing: checked("price"),
  ...fieldsFor(STORED_FACT_KEYS, (key) => checked(getFactName(key), FACTS[key].label)),
  mainBenefit: checked("the line under the name"),
  features: checked("the features"),
  offers: checked("the further offers")
});
const CHECKED_FIELDS = Object.keys(recordEvidence.shape);
const featureNote = strictObject({
  feature: text("a feature").describe("One of the features above, letter for letter."),
  isBenefit: boolean().describe("false for a drawback or a sale: a dash, not a check mark."),
  note: text().nullable().describe("What has to stand next to it, or null.")
});
const secondName = strictObject({
  name: name().meta({ distinct: "provider name", description: "The second name." }),
  logo: imagePath().describe("The wordmark of the second name, in public/logos/.")
});
const providerSchema = group("One provider: what it states about itself, fact by fact.", {
  name: name("the name of a provider").meta({ distinct: "provider name" }).describe("The name on the rankings page."),
  alsoListedAs: secondName.nullable().describe("The second name, used in the quiz results, or null."),
  mainBenefit: text("one line", ", or write null if the provider states none").nullable().describe("One line under the name, or null if none is stated."),
  features: someOf(text("a feature"), "feature", "If the provider states none, write null.").meta({ unique: [] }).nullable().describe("What the provider states, most useful first, or null if nothing is stated."),
  featureNotes: someOf(featureNote, "note").optional().describe("What has to stand next to a feature. Leave it out if there is nothing to add."),
  pricing: pricing.nullable().describe("The stated price, or null if none is stated."),
  facts: factsSchema.describe("What the provider says. A fact without a value is shown as not stated."),
  offers: array(offer).meta({ unique: ["id"] }).optional().describe(
    "Further offers of this provider, each a row of its own in the ledger. Their fees are those of the record. Leave it out if there is one."
  ),
  otherTerms: array(
    strictObject({
      name: name("a short name").describe('What it is about, for example "Cancellation fee".'),
      words: text("the words of the provider").describe("What the provider says, in a sentence."),
      evidence: evidence().describe("The page where it stands, when it was read, and by whom.")
    })
  ).meta({ unique: ["name"] }).optional().describe("What the provider states and the record has no field for, each with its evidence."),
  evidence: recordEvidence.describe("Evidence by field. A field without it is shown as stated, not checked."),
  logo: imagePath().meta({ distinct: "logo" }).nullable().describe("A wordmark we drew ourselves, in public/logos/. null only if the provider is not ranked."),
  ctaText: text().meta({ title: "Button", description: 'The text of the button: "Visit Site".' }),
  websiteUrl: webAddress().meta({
    distinct: "website",
    affiliate: true,
    title: "Website",
    description: "The affiliate address, without tracking parameters: the site adds them."
  }),
  linkThroughOwnHost: boolean().describe("true sends the link through /click/ID on this site."),
  legacyClick: count().meta({ distinct: "old click address" }).optional().describe("The number of an old address, /click/NUMBER, that permanently belongs to this provider."),
  moreDetailsUrl: webAddress().meta({ affiliate: true }).nullable().meta({ title: "Second page", description: "A second page of the provider, or null." })
});
const rankingEntry = strictObject({
  id: providerId().meta({ title: "Provider" }),
  rating: numberBetween(0, 10, "Use the 0–10 scale.").multipleOf(0.1, expected("at most one decimal", "Round it, for example to 9.4.")).describe("The score from 0 to 10, with at most one decimal."),
  topChoiceBadgeText: text().nullable().describe('The badge of the top choice; null: "Expert’s Choice".'),
  scoreEvidence: evidence().optional().describe("Where the breakdown of the score is published, and who checked it.")
});
const rankingSchema = group("The ranked providers, best first. The first one is the top choice.", {
  providers: someOf(rankingEntry, "provider").meta({ unique: ["id"] }).describe("The position in the list is the rank.")
});

const LOGGED_FIELDS = [...CHECKED_FIELDS, "rating"];
const value = () => text("the value as the page shows it").nullable();
const change = strictObject({
  date: eventDay().describe("The day of the change."),
  provider: providerId(),
  field: _enum(LOGGED_FIELDS).describe('What changed, for example "pricing".'),
  from: value().meta({ title: "Before", description: "The value before, or null if there was none." }),
  to: value().meta({ title: "Now", description: 'The value now, or null for "not stated".' }),
  why: text("the reason").meta({ title: "Reason", description: "Why it changed, in a few words." })
});
const changesSchema = group("What changed about the providers, newest first.", {
  changes: array(change).meta({ sorted: "newest-first", description: "One entry per field and day, newest first." })
});

const DRAWING_KINDS = ["dots", "bars", "columns"];
const guideSchema = group("A guide: the fields above its text.", {
  title: text("a title").meta({ distinct: "guide title" }).describe("The title of the guide."),
  description: pageDescription(),
  badge: text("a category").describe('The category shown on its card, for example "Health Guide".'),
  figure: groupOrNull("A figure from the guide, shown on its card. null: a card without a figure.", {
    value: text("a figure").describe("The figure, exactly as in the guide."),
    meaning: text("what the figure counts").describe("What the figure counts, in a few words."),
    drawing: group("The small drawing next to it.", {
      kind: _enum(DRAWING_KINDS).describe(
        "dots: of 100 people, on the drug and on placebo. bars: two figures. columns: prices or doses in order."
      ),
      values: array(number$1().positive()).min(2).describe("The figures to draw, from zero.")
    })
  }),
  updated: text("a month and year").nullable().describe("The month of an earlier edition, or null."),
  published: eventDay().describe("The day when it was published."),
  modified: eventDay().nullable().describe("The day of the last change that matters to readers, or null."),
  gathered: text("the months").regex(/^[A-Z].+ \d{4}$/, expected("months and a year", 'Write it like "October to November 2026".')).describe('When its sources were gathered, for example "October to November 2026".'),
  checked: monthAndYear().describe('The month of the last check of the facts, like "November 2026".'),
  order: count().meta({ distinct: "guide order" }).describe("Its position among the guides, from 1."),
  author: text("who wrote it").describe("Who wrote it."),
  reviewer: signOff("the name and profession of who reviewed it").nullable().describe("The clinician who reviewed it. null: the guide says that no clinician has reviewed it."),
  emergency: groupOrNull("When to get help at once, on the first screen, or null.", {
    text: text("when to call 911").describe('The words after "Call 911 or go to an emergency room".'),
    section: slug().describe('The address of the heading above the whole list of signs, without "#".')
  }),
  lead: text("one or two sentences under the title").describe("One or two sentences under the title.")
}).refine(
  ({ published, modified }) => modified === null || modified >= published,
  expectedIn("modified", 'a day on or after "published"', "Write the day of the last change, or null.")
);
const legalSchema = group("A legal page: the fields above its text.", {
  title: text("a title").describe("The title of the page."),
  description: pageDescription(),
  changed: eventDay().describe("The day of the last change to its text."),
  reviewedByCounsel: signOff("the name of the counsel who read it").nullable().describe("The counsel who read it, or null.")
});

const CURRENT_MONTH = "current-month";
const post = strictObject({
  id: ownId(),
  title: text("a title").describe("The title of the post."),
  excerpt: text().describe("One or two sentences about it."),
  date: string().refine(
    (date$1) => date$1 === CURRENT_MONTH || date().safeParse(date$1).success,
    expected('"current-month" or a day', 'Write a day as "2026-11-20".')
  ).meta({ suggest: "today" }).describe('A day, or "current-month" for the month when the reader visits.'),
  category: _enum(["Rankings", "Quiz"]).describe("The label on its card."),
  href: sitePath().meta({ title: "Address", description: "The page it leads to." }),
  featured: boolean().describe("true for the one post at the top of the blog.")
});
const postsSchema = group("The posts of the blog.", {
  posts: array(post).meta({ unique: ["id", "href"] }).refine(
    (posts) => posts.filter(({ featured }) => featured).length === 1,
    expected('one post with "featured": true', "Set it for the one at the top of the blog.")
  ).describe("The posts that are not guides.")
});
const correction = strictObject({
  id: anchor("text"),
  date: eventDay().describe("The day of the correction."),
  page: sitePath().describe("The page that was wrong."),
  was: text("what was wrong").meta({
    title: "What it said",
    description: "What it said, and why it was wrong."
  }),
  now: text("what it says now").meta({ title: "What it says now", description: "What the page says now." })
});
const correctionsSchema = group("What was wrong on the site and has been corrected, newest first.", {
  corrections: array(correction).meta({ sorted: "newest-first", unique: ["id"], description: "The corrections, newest first." })
});
const redirect = strictObject({
  from: oldPath().describe('The old path, for example "/top-providers". No page may exist at it.'),
  to: siteLink().describe('The page that replaces it; it may include a section, like "/bestofmonth#cost".'),
  reason: text("the reason").describe("Why the old address must keep working.")
});
const redirectsSchema = group("Old addresses on this site that lead to a page.", {
  redirects: array(redirect).describe("One entry per old address.")
});
const testimonial = strictObject({
  text: text().regex(/^[^“”"]*$/, expected("a text without quotation marks", "Nobody is quoted: leave them out.")).describe("The words on the loading screen, without quotation marks."),
  illustrative: literal(true, expected("true", "A real person's words need evidence instead.")).optional().describe("true for an invented text: the page labels it as an illustrative example."),
  evidence: evidence().optional().describe("For a real person's words: where the consent is kept, its date, and who checked it.")
}).refine(
  ({ illustrative, evidence: consent }) => Boolean(illustrative) !== Boolean(consent),
  expectedIn(
    "illustrative",
    'either true or "evidence" of consent',
    "Mark an invented text as illustrative; a real person's words have evidence instead, not both."
  )
);
const testimonialsSchema = group("The texts of the loading screen.", {
  testimonials: exactly(5, testimonial).describe("Five texts.")
});

const price = () => dollars("Leave out a step that has no stated price.");
const step = strictObject({
  doseLabel: text("a dose").regex(/^\d+(?:\.\d+)? mg$/, expected("a dose", 'Write it like "2.5 mg".')).meta({ title: "Dose", description: 'The dose of this step, like "2.5 mg".' }),
  fills: count().describe("How many fills are bought at this step. The last step continues after them."),
  price: price().describe("Dollars for one fill.")
});
const ladder = strictObject({
  id: ownId(),
  label: text("a name").describe('The sequence of doses, for example "staying at 5 mg".'),
  condition: text("a condition").nullable().describe("The condition that a buyer must meet, or null."),
  ends: day().nullable().describe("The last day of the offer, or null if none is stated."),
  inChart: boolean().describe("Whether the chart of first-year costs shows this ladder."),
  steps: someOf(step, "step").meta({ sorted: "by-dose" }).describe("The doses; the last one continues."),
  fillDays: union([literal(28), literal(30)]).describe("How many days one fill lasts."),
  fillsPerYear: union([literal(13), literal(12)]).describe("Fills in a year: 13 of 28 days, or 12 of 30 days.")
}).refine(
  ({ fillDays, fillsPerYear }) => fillDays === 28 === (fillsPerYear === 13),
  expectedIn("fillsPerYear", "13 fills a year of 28 days, or 12 of 30 days", "Correct one of them.")
);
const drug = strictObject({
  id: ownId(),
  name: name().describe('The name that readers know, with its form: "Wegovy pen".'),
  ingredient: text("an ingredient").describe("The active ingredient."),
  maker: text("a maker").describe("The company that makes it."),
  form: _enum(["injection", "pill"]).describe("How it is taken."),
  approvedForWeight: boolean().describe("Whether FDA has approved it for weight loss."),
  needlesExtra: boolean().optional().describe("Whether needles are bought separately."),
  url: webAddress().describe("The maker's page, which is authoritative."),
  source: sourceId$1(),
  reported: monthAndYear().describe("The month of the report that the prices come from."),
  ladders: someOf(ladder, "ladder").meta({
    unique: ["id"],
    title: "Price lists",
    description: "The sequences of doses, each with its prices."
  })
}).refine(
  ({ ladders, reported }) => ladders.every(({ ends }) => ends === null || ends.slice(0, 7) >= getMonthEnd(reported).slice(0, 7)),
  expectedIn(
    "ladders",
    "offers that end in the month of the report or later",
    "Correct the day, or remove the ended one."
  )
);
const program = strictObject({
  id: ownId(),
  name: name().describe("The name of the program."),
  price: price().describe("Dollars for one month."),
  condition: text("a condition").describe("Who may use it, in a few words."),
  whoQualifies: text("a sentence").describe("Who may use it, in full."),
  whoSource: sourceId$1().describe("An id from sources.json: the source of that sentence."),
  starts: day().describe("The first day of the program."),
  ends: day().describe("The last day of the program."),
  url: webAddress().describe("The page of the program."),
  source: sourceId$1()
}).refine(
  ({ starts, ends }) => ends > starts,
  expectedIn("ends", 'a day after "starts"', "Correct one of them.")
);
const makerPricesSchema = strictObject({
  drugs: someOf(drug, "drug").meta({ unique: ["id"] }).describe("Approved drugs, bought from their makers."),
  programs: array(program).meta({ unique: ["id"] }).describe("Programs that lower the price, such as Medicare's.")
}).describe("Approved drugs at their makers' prices. Never a paid link, never ranked.");

const ROUTE_NAMES = Object.keys(ROUTES);
const RESULTS = ["quizResults", "personalizedRanking"];
ROUTE_NAMES.filter(
  (name) => !RESULTS.some((results) => results === name)
);

const TITLE_MAX = 50;
const SHOWN_MAX = { title: 65, description: 160 };
const page$1 = strictObject(
  {
    label: text("a short name").describe("The short name, as links and breadcrumbs show it."),
    title: text("a title").max(TITLE_MAX).describe("The title in search results and shared links, without the name of the site."),
    description: pageDescription()
  },
  expected('{ "label": "…", "title": "…", "description": "…" }', "Write these three texts.")
).describe("The texts that name this page in links, search results, and shared links.");
const pagesSchema = group("Titles and descriptions of the fixed pages.", {
  // One entry per route, so that a new route requires its texts here.
  pages: group(
    "The fixed pages.",
    fieldsFor(ROUTE_NAMES, () => page$1)
  )
});
const link = () => strictObject({
  label: text("the text of a link").meta({ title: "Text", description: "The text of the link." }),
  href: siteLink().meta({ title: "Address", description: 'A page, or a part of it: "/blog#guides".' })
});
const item = () => strictObject({ title: heading(), text: text().describe("The text under the heading.") });
const linkColumn = (description) => group(description, {
  title: heading(),
  links: someOf(link(), "link").describe("The links under the heading.")
});
const navigationSchema = group("The links of the header and the footer.", {
  header: someOf(link(), "link").meta({ unique: ["href"] }).describe("The links of the header on wide screens."),
  mobile: link().describe("The only link in the header on a phone."),
  footer: group("The columns of the footer.", {
    about: group("The column about the site.", {
      title: heading(),
      items: someOf(text(), "line of text").describe("The lines under the heading."),
      links: someOf(link(), "link").describe("The links after the lines.")
    }),
    resources: linkColumn("The column of pages."),
    legal: linkColumn("The column of legal pages."),
    certifierLabel: text().describe("The text of the link to the certifier.")
  })
});
const POINT_ICONS = ["chart", "shield", "pill", "box", "tag", "star"];
const point$1 = item().extend({
  note: text().nullable().describe("What has to stand next to a claim that we cannot prove, or null.")
});
const homeSchema = group("The texts of the home page.", {
  hero: strictObject({
    eyebrow: text().describe("The line above the heading."),
    title: heading(),
    lead: text().describe("The sentences under the heading."),
    primary: link().meta({ title: "First button", description: "The prominent button." }),
    secondary: link().meta({ title: "Second button", description: "The button next to it." }),
    badges: exactly(2, text()).describe("Two badges; the page adds a third one, with the month.")
  }).meta({ title: "Top of the page", description: "What a visitor sees first." }),
  doors: exactly(
    3,
    strictObject({
      title: heading(),
      text: text().describe("What a visitor finds there."),
      link: link().describe("Where it leads.")
    })
  ).describe("The ways in, in the order of their drawings: the quiz, the calculator, a guide."),
  trust: group("Why a reader may trust the site.", {
    title: heading(),
    cards: exactly(3, point$1).describe("Three cards.")
  }),
  findings: group("What the site found.", {
    title: heading(),
    items: exactly(
      6,
      point$1.extend({ icon: _enum(POINT_ICONS).describe("The drawing next to it.") })
    ).describe("Six items.")
  }),
  callToAction: group("The last section of the page.", {
    title: heading(),
    text: text().describe("The text under the heading."),
    button: link().describe("The button.")
  })
});
const faqItem = strictObject({
  id: anchor("list"),
  question: text("a question").describe("The question, as a reader would ask it."),
  answer: someOf(text("a paragraph"), "paragraph", "Write the answer.").describe(
    "The answer, in plain text."
  ),
  sources: sourceIds()
});
const faqSchema = group("Questions and answers.", {
  title: heading(),
  buttonLabel: text("the text of a button").describe("The text of the button under the questions."),
  items: someOf(faqItem, "question").meta({ title: "Questions", description: "The questions, in order." })
});
const question = strictObject({
  id: anchor("text"),
  question: text("a question").describe("The question, as a reader would ask it."),
  answer: text("an answer").describe("The answer in one or two sentences."),
  href: siteLink().nullable().describe("The page and section with the whole answer and its sources, or null."),
  ask: text("a question to a seller").nullable().describe("The words to ask a seller, or null.")
}).refine(
  ({ href, ask }) => href !== null || ask !== null,
  expectedIn("href", 'an address, or words in "ask"', "Say where to read on, or what to ask the seller.")
);
const questionsSchema = group(
  "The questions people ask before they buy, and where each is answered.",
  {
    title: heading(),
    lead: text().describe("The sentence under the heading."),
    groups: someOf(
      strictObject({
        id: anchor("text"),
        title: heading(),
        items: someOf(question, "question").describe("The questions of the group.")
      }),
      "group"
    ).describe("The groups, in the order shown.")
  }
);
const quizSchema = group("The texts of the quiz. Its questions, buttons, and claims are specified.", {
  unproven: text().describe("Directly under the claims about savings, users, and time."),
  states: text().describe("Under the list of states: what somebody does whose state is not in it."),
  complete: text().describe("Under the button, once every question is answered."),
  preview: heading().describe("Above the lowest sums, which stand there until the form is opened."),
  loader: group("The screen between the form and the results.", {
    heading: heading(),
    title: heading(),
    note: text().describe("Under the progress: what happens meanwhile.")
  })
});
const editor = strictObject({
  name: text("a name").describe("The name that readers see."),
  role: text("what the person does here").describe('For example "Editor" or "Pharmacist, reviews prices".')
});
const aboutSchema = group("Owner, editors, conflicts of interest, funding and policies.", {
  owner: text("the person or company").nullable().describe("The owner, with a postal address, or null."),
  editors: someOf(editor, "editor", "If no editor is named yet, write null.").nullable().describe("Who writes and checks the pages, or null."),
  conflictsOfInterest: text("one or two sentences").nullable().describe("Ties to providers or makers besides paid links, or that there are none, or null."),
  funding: text("one or two sentences").nullable().describe("Who pays for it, and what readers pay, or null."),
  updatePolicy: text("one or two sentences").nullable().describe("When pages change, or null."),
  complaints: text("an address").nullable().describe("Where complaints go, by post or e-mail, or null."),
  correctionsPolicy: text("one or two sentences").nullable().describe("How mistakes are corrected, or null."),
  rankingStatement: signOff("who signed the statement").nullable().describe(
    "The signed statement that commissions affect neither who is listed nor the order, or null. While it is null, the site says that commissions may affect both."
  )
});

const sources = () => sourceIds().min(1, expected("at least one source", "Add an id from sources.json."));
const sentence = strictObject({
  lead: text().describe("The bold words that begin the point."),
  text: text().describe("The sentences after the bold words.")
});
const point = sentence.extend({ sources: sources() });
const safetySchema = group("Safety texts that appear on more than one page.", {
  rule: text("who must not take the drugs").describe('The words after "Do not take": {doNotTake} in texts.'),
  title: heading(),
  points: someOf(point, "point").describe("The last one is the warning; its first sentence always shows."),
  more: text().describe("What the warning unfolds to."),
  questionsTitle: text("a heading").meta({
    title: "Heading of the questions",
    description: "Above the questions to ask."
  }),
  questions: exactly(
    8,
    strictObject({ text: text("a question").describe("The question."), sources: sources() })
  ).describe("Eight questions to ask before paying."),
  approvedFor: point.describe("Who these drugs are approved for: the quiz and the calculator say it once."),
  whoShouldNot: group("The block “Who should not take these drugs” of a guide.", {
    title: heading(),
    lead: text().describe("The sentences after the title, which stay visible."),
    items: someOf(point, "point").describe("The points of the box."),
    after: text().describe("The sentence after the points.")
  }),
  card: group("The card to print and keep: the block “Safety card” of a guide.", {
    intro: someOf(sentence, "sentence").describe("The sentences under the heading."),
    sections: someOf(
      strictObject({
        title: heading(),
        items: someOf(point, "point").describe("The points of the section.")
      }),
      "section"
    ).describe("The sections of the card.")
  })
});

const claim = (what) => evidence().optional().describe(`Evidence that ${what}.`);
const claims = strictObject({
  "counts.reviewed": claim("this many providers were reviewed"),
  "counts.analysed": claim("this many providers were analyzed"),
  "counts.criteria": claim("scores use this many criteria"),
  "quizClaims.savings": claim("people can save as much as the quiz page says"),
  "quizClaims.users": claim("the site has as many users as the quiz page says"),
  "quizClaims.duration": claim("the quiz takes no longer than it says"),
  monthlyUpdates: claim("the ranking is reviewed every month"),
  replyWithin24Hours: claim("messages are answered within 24 hours")
});
Object.keys(claims.shape);
const siteSchema = group("Brand, counts, claims and dated labels.", {
  name: text("the name of the site").describe("The name in the header, footer and page titles."),
  blurb: text().describe("The short text about the site in the footer."),
  supportEmail: email(expected("an e-mail address", 'Write it like "support@weighpoint.example".')).describe("The address that readers write to."),
  certifier: group("Who certifies the providers, and the page where readers can check.", {
    name: text("the name of the certifier").describe("The name of the certifier."),
    url: webAddress().describe("The page where readers can check a certificate.")
  }),
  counts: group("Numbers that texts may use as {reviewed}, {analysed}, and {criteria}.", {
    reviewed: count().describe('Shown as "150+" on the home page and the rankings.'),
    analysed: count().describe('Shown as "74+" in the footer. Both counts are shown as stated.'),
    criteria: count().describe('Shown as "20+" evaluation criteria.')
  }),
  quizClaims: group("What the quiz page claims.", {
    savings: text().describe("How much people can save."),
    users: text().describe("How many people use the site."),
    duration: text().describe("How long the quiz takes.")
  }),
  resultsEdition: group("The fixed edition named in the titles of the quiz results.", {
    year: text("a year").describe("The year of the edition."),
    month: text("a month and year").describe("The month and year of the edition.")
  }),
  legalUpdated: text("a month and year").describe('The "Last updated" label of the legal pages.'),
  copyrightYear: count().describe("The year in the copyright line."),
  disclosure: text().max(96).describe("The sentence above the first paid link of a page."),
  qualifiers: group("What has to stand next to a claim that we cannot prove.", {
    experts: text().describe(`Next to "Expert's Choice", "Expert Reviews", and "Expert Ratings".`),
    reviewed: text().describe("Next to the counts of providers."),
    updates: text().describe('Next to "Real-Time Updates".')
  }),
  guideWords: group("How long a guide is, without its drawings.", {
    min: count().describe("The fewest words of a guide."),
    max: count().describe("The most words of a guide.")
  }),
  checksExpireAfterDays: group("How long a check of a provider is valid.", {
    prices: count().describe("Days until a price, or another fact about cost, is due again."),
    others: count().describe("Days until any other fact is due again.")
  }),
  securityTxt: group("What security.txt (RFC 9116) says besides supportEmail and the contact page.", {
    expires: day().describe("The day when it expires, at most a year ahead."),
    policy: webAddress().nullable().describe("Your published policy for vulnerability reports, or null.")
  }),
  dataLicense: groupOrNull("The license of the open data, or null while the operator has not set one.", {
    name: text("the name of a license").describe("The name of the license."),
    url: webAddress().describe("The page with the text of the license.")
  }),
  evidence: claims.describe("Evidence for each claim. `npm run due -- --launch` lists what is missing.")
});

const jsonFile = (schema) => ({ shape: "json-file", schema });
const jsonFolder = (schema) => ({ shape: "json-folder", schema });
const mdxFolder = (schema) => ({ shape: "mdx-folder", schema });
const KINDS = {
  site: jsonFile(siteSchema),
  navigation: jsonFile(navigationSchema),
  providers: jsonFolder(providerSchema),
  ranking: jsonFile(rankingSchema),
  changes: jsonFile(changesSchema),
  safety: jsonFile(safetySchema),
  home: jsonFile(homeSchema),
  faq: jsonFile(faqSchema),
  questions: jsonFile(questionsSchema),
  quiz: jsonFile(quizSchema),
  pages: jsonFile(pagesSchema),
  posts: jsonFile(postsSchema),
  sources: jsonFile(sourcesSchema),
  testimonials: jsonFile(testimonialsSchema),
  projection: jsonFile(projectionSchema),
  "maker-prices": jsonFile(makerPricesSchema),
  redirects: jsonFile(redirectsSchema),
  about: jsonFile(aboutSchema),
  corrections: jsonFile(correctionsSchema),
  guides: mdxFolder(guideSchema),
  legal: mdxFolder(legalSchema)
};
const KIND_NAMES = Object.keys(KINDS);
function fileOf(kind, name = "") {
  const { shape } = KINDS[kind];
  if (shape === "json-file") return `content/${kind}.json`;
  return `content/${kind}/${name}${shape === "mdx-folder" ? ".mdx" : ".json"}`;
}
const schemaFileOf = (kind) => `content/schemas/${kind}.schema.json`;

function formatPrice({ amount, period }) {
  return `${formatDollars(amount)} ${period === "once" ? "once" : `a ${period}`}`;
}
const PRICE_WORDS = {
  amount: formatPrice,
  period: () => null,
  // part of the amount
  note: () => null,
  // the provider's own words, which change no figure
  firstMonthDiscount: ({ firstMonthDiscount }) => firstMonthDiscount && `${formatDollars(firstMonthDiscount)} off the first month`,
  freeMonths: ({ freeMonths }) => freeMonths && (freeMonths === 1 ? "first month free" : `first ${freeMonths} months free`),
  fromAmount: ({ fromAmount }) => fromAmount && `from ${formatDollars(fromAmount)}`,
  ladder: ({ ladder }) => ladder?.slice(1).map(({ dose, fromMonth, amount }) => `${formatDollars(amount)} from month ${fromMonth} (${dose})`).join(", ") ?? null,
  ends: ({ ends }) => ends ? `until ${formatDay(ends)}` : null
};
function formatPricing(pricing) {
  return Object.values(PRICE_WORDS).flatMap((say) => say(pricing) || []).join(", ");
}

const getFact = ({ pricing, facts }, key) => key === "pricing" ? pricing : facts[key];
function formatStateCount(codes) {
  const states = codes.filter((code) => code !== "DC");
  return countUnits$1(states.length, "state") + (states.length < codes.length ? " and DC" : "");
}
const FORMATS = {
  pricing: formatPricing,
  "yes-no": (isTrue) => isTrue ? "Yes" : "No",
  dollars: (amount, { unit, zero }) => amount === 0 ? zero : formatDollars(amount) + unit,
  count: (value, { unit, zero, prefix = "" }) => value === 0 ? zero : prefix + countUnits$1(value, unit),
  choice: (value, { choices }) => choices[value] ?? value,
  choices: (values, { choices }) => values.map((value) => choices[value] ?? value).join(", "),
  states: (codes) => codes.length === STATE_CODES.length ? "All 50 states and DC" : `${formatStateCount(codes)}: ${codes.toSorted().join(", ")}`,
  text: (text) => text
};
function formatFactValue(provider, key) {
  const value = getFact(provider, key);
  if (value === null) return null;
  const entry = FACTS[key];
  const format = FORMATS[entry.kind];
  return format(value, entry);
}
function getOpenness(provider) {
  const stated = FACT_KEYS.filter((key) => getFact(provider, key) !== null).length;
  return { stated, total: FACT_KEYS.length };
}
const formatOpenness = ({ stated, total }) => `On record: ${stated} of ${total} facts`;

const OTHER_FIELDS = {
  rating: { name: "score", read: ({ rating }) => rating == null ? null : formatRating(rating) },
  mainBenefit: { name: "main benefit", read: ({ mainBenefit }) => mainBenefit },
  features: { name: "features", read: ({ features }) => features?.join(", ") ?? null },
  offers: { name: "further offers", read: formatOffers }
};
function formatOffers({ offers = [], facts }) {
  const texts = offers.map(({ name, pricing, ...own }) => {
    const source = { pricing, facts: { ...facts, ...own } };
    const stated = Object.keys(OFFER_FACTS).flatMap((key) => {
      const text = formatFactValue(source, key);
      return text === null ? [] : [`${FACTS[key].label}: ${text}`];
    });
    return `${name}: ${[formatPricing(pricing), ...stated].join("; ")}`;
  });
  return texts.length > 0 ? texts.join(". ") : null;
}
const isFact = (field) => Object.hasOwn(FACTS, field);
function getFieldValue(provider, field) {
  return isFact(field) ? formatFactValue(provider, field) : OTHER_FIELDS[field].read(provider);
}
const getFieldName = (field) => isFact(field) ? getFactName(field) : OTHER_FIELDS[field].name;
const FIELDS$1 = [
  ...FACT_KEYS,
  ...Object.keys(OTHER_FIELDS)
];

function findMissingEntry(newest, provider, field, before) {
  const to = getFieldValue(provider, field);
  const entry = { provider: provider.id, field, to };
  if (newest) return newest.to === to ? null : { ...entry, from: newest.to };
  return (field === "pricing" || field === "offers") && to !== null ? { ...entry, from: null } : null;
}
function mergeEntries(first, second) {
  const { from } = first;
  const { to } = second;
  if (from === to) return null;
  const why = from === null ? first.why : second.why;
  return { ...first, from, to, why };
}
const formatEntry = ({ date, provider, field, from, to, why }) => `{ "date": "${date}", "provider": "${provider}", "field": "${field}", "from": ${quote(from)}, "to": ${quote(to)}, "why": ${quote(why)} }`;
const quote = (value) => JSON.stringify(value);
const FILE = fileOf("changes");
function* checkProviderChanges({ changes, ranking }, record) {
  const provider = listRecord(record, ranking);
  const all = changes.changes.flatMap(
    (change, index) => change.provider === record.id ? [{ ...change, index }] : []
  );
  for (const field of FIELDS$1) {
    const entries = all.filter((entry) => entry.field === field);
    for (const [place, entry] of entries.entries())
      yield* checkEntry(entry, entries[place - 1], entries[place + 1]);
    yield* checkNewest(entries[0], provider, field);
  }
}
function checkEntry(entry, above, below) {
  const { index, date, from, to } = entry;
  const nameOf = (other) => formatPath(["changes", other.index]);
  const merged = above && mergeEntries(entry, above);
  const fix = merged ? `Replace both with one entry: ${formatEntry(merged)}.` : "Remove both: together they change nothing.";
  return issuesIn(FILE, ["changes", index], {
    // The ids of entries in the feed depend on it.
    date: above?.date === date && `${nameOf(above)} is about the same field on the same day, "${date}". ${fix}`,
    from: below && from !== below.to && `expected ${quote(below.to)}, the value at the end of ${nameOf(below)}, got ${quote(from)}. Correct one of them.`,
    to: from === to && `expected a value other than "from", got ${quote(to)} for both. Correct one of them, or remove the entry.`
  });
}
function* checkNewest(newest, provider, field) {
  const { file, value, evidence } = getPlaces(provider, field);
  const missing = findMissingEntry(newest, provider, field);
  const name = getFieldName(field);
  if (missing) {
    const stated = `${quote(missing.to)}, the value of ${file} → ${formatPath(value)}`;
    const addEntry = `add an entry at the top: ${formatEntry({ ...missing, date: "…", why: "…" })}.`;
    yield newest ? issueAt(
      FILE,
      ["changes", newest.index, "to"],
      `expected ${stated}, got ${quote(newest.to)}. If the ${name} changed, ${addEntry}`
    ) : issueAt(
      FILE,
      ["changes"],
      `expected an entry for the ${name} of "${provider.id}" (${stated}), got none. To fix it, ${addEntry}`
    );
  }
  const checkedOn = (field === "rating" ? provider.scoreEvidence : provider.evidence[field])?.verifiedOn;
  yield* issuesIn(file, evidence, {
    verifiedOn: newest && checkedOn !== void 0 && checkedOn < newest.date && `expected ${newest.date} or later, the day of the last change in ${FILE}, got "${checkedOn}". Check the ${name} again, or remove its evidence.`
  });
}
function getPlaces({ id, rank }, field) {
  const place = ["providers", (rank ?? 1) - 1];
  if (field === "rating")
    return { file: fileOf("ranking"), value: [...place, field], evidence: [...place, "scoreEvidence"] };
  const isFact = STORED_FACT_KEYS.some((key) => key === field);
  const value = isFact ? ["facts", field] : [field];
  return { file: fileOf("providers", id), value, evidence: ["evidence", field] };
}

const ANSWER_KEYS = { gender: "g", age: "ag", state: "state" };
const FIELDS = Object.values(ANSWER_KEYS);
const QUESTION_COUNT_LABEL = `${capitalize(spellCount(FIELDS.length))} questions`;
const WHAT_ANSWERS_SEND = "The address of your results holds your gender, age, and state, and the log of our host can contain it.";
const formatWhatAnswersChange = (hasProgram) => `Your gender changes only the title. Your state adds one line${hasProgram ? ", your age another, and from 65 Medicare’s $50-a-month program, for people who qualify, joins the list" : ""}. The ranking is the same for everyone.`;

const getDocuments = ({ guides, legal }) => [
  ...guides.map(({ slug, body }) => ({ file: fileOf("guides", slug), path: guidePath(slug), body })),
  ...legal.map(({ slug, body }) => ({ file: fileOf("legal", slug), path: `/${slug}`, body }))
];
function getRoutes({ providers, guides, legal }, { staticRoutes }) {
  const ownRoutes = [
    ...providers.map(({ id }) => providerPath(id)),
    ...guides.map(({ slug }) => guidePath(slug)),
    ...legal.map(({ slug }) => `/${slug}`)
  ];
  return [.../* @__PURE__ */ new Set([...staticRoutes, ...ownRoutes])].sort();
}
const getFragments = (content) => new Map([
  ...getDocuments(content).map(({ path, body }) => [
    path,
    body.headings.map(({ id }) => id)
  ]),
  [ROUTES.blog, ["guides"]],
  [ROUTES.providers, ["ledger", "ledger_budget"]],
  [
    ROUTES.questions,
    content.questions.groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
  ],
  [ROUTES.rankings, Object.values(LIST_ANCHORS)]
]);
function findMissingPage(address, routes, fragments) {
  const [page = "", fragment] = address.split("#");
  if (!routes.includes(page)) return `there is no page at "${page}". Use one of ${routes.join(", ")}.`;
  const known = fragments.get(page) ?? [];
  if (fragment === void 0 || known.includes(fragment)) return null;
  return `there is no section "#${fragment}" on ${page}. ${known.length > 0 ? `Use one of ${known.map((id) => `#${id}`).join(", ")}.` : "It has none."}`;
}
const QUIZ_ADDRESS = `${ROUTES.quizResults}?${Object.values(ANSWER_KEYS).map((key) => `${key}=…`).join("&")}`;
function* checkDocuments(content, context) {
  const routes = getRoutes(content, context);
  const fragments = getFragments(content);
  for (const { file, path, body } of getDocuments(content)) {
    for (const { path: image, line } of body.images)
      if (!image.startsWith("/") || !context.hasPublicFile(image))
        yield issueOnLine(
          file,
          line,
          `there is no image at "${image}". Put it in public/ and write its path from there, like "/pen.png".`
        );
    for (const { href, line } of body.links) {
      const isOurs = !/^(?:https:|mailto:|tel:\+\d{11}$)/.test(href);
      const missing = isOurs && findMissingPage(href.startsWith("#") ? path + href : href, routes, fragments);
      if (missing) yield issueOnLine(file, line, missing);
    }
    for (const { text, line } of body.codes)
      if (text.startsWith(`${ROUTES.quizResults}?`) && text !== QUIZ_ADDRESS)
        yield issueOnLine(
          file,
          line,
          `expected ${QUIZ_ADDRESS}, got ${text}. Correct the address and the sentences beside it.`
        );
    for (const { written, day, line } of body.openDays)
      if (day >= context.today)
        yield issueOnLine(
          file,
          line,
          `"${written}" is still ahead, and the sentence would be wrong after it. Put the sentence into <Until day="${day}">…</Until>, and what holds afterwards into <From day="…">; in a table, into {until ${day}: …} and {from …: …}.`
        );
    if (context.staticRoutes.includes(path))
      yield issueAt(
        file,
        ["(file name)"],
        `"${path}" is the address of another page, so this text would not be published. Rename the file.`
      );
  }
}

const TRACKING = {
  homepage: { ref: "weighpoint", source: "homepage" },
  calculator: { ref: "weighpoint", sub_id: "calculator" },
  directory: { ref: "weighpoint", sub_id: "directory" },
  "provider-page": { ref: "weighpoint", sub_id: "provider-page" }
};
const getTrackingNames = () => [
  ...new Set(Object.values(TRACKING).flatMap((parameters) => Object.keys(parameters)))
];

const schemas = {};
const getKindSchema = (kind) => schemas[kind] ??= toJsonSchema(KINDS[kind].schema);
const toJsonSchema = (schema) => toJSONSchema(schema, { io: "input" });
function getJsonSchemaFiles() {
  const kinds = KIND_NAMES.filter((kind) => KINDS[kind].shape !== "mdx-folder");
  return new Map(
    kinds.map((kind) => {
      const schema = getKindSchema(kind);
      const properties = { $schema: { type: "string" }, ...schema.properties };
      return [schemaFileOf(kind), `${JSON.stringify({ ...schema, properties }, null, 2)}
`];
    })
  );
}
if (process.argv[1] === "") {
  mkdirSync("content/schemas", { recursive: true });
  for (const [file, text] of getJsonSchemaFiles()) writeFileSync(file, text);
}

function* walk(schema, value, path = []) {
  if (value === null || value === void 0) return;
  const { anyOf, ...own } = schema;
  const option = anyOf?.find((one) => fits(one, value));
  if (option) yield* walk({ ...option, ...own }, value, path);
  if (anyOf || !fits(schema, value)) return;
  yield { path, value, meta: schema };
  if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      yield* walk(schema.items, entry, [...path, index]);
  else if (isGroup(value)) {
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      if (Object.hasOwn(value, name)) yield* walk(field, value[name], [...path, name]);
  }
}
const fits = (schema, value) => "const" in schema ? schema.const === value : String(schema.type).replace("integer", "number") === (Array.isArray(value) ? "array" : typeof value);
function listPlaces(content) {
  return KIND_NAMES.flatMap((kind) => {
    const schema = getKindSchema(kind);
    const entries = [content[kind]].flat();
    return entries.flatMap((entry) => {
      const { id, slug } = Object(entry);
      const file = fileOf(kind, id ?? slug);
      const name = { file, path: ["(file name)"], value: id, meta: { anchor: "list" } };
      return [
        ...kind === "providers" ? [name] : [],
        ...[...walk(schema, entry)].map((field) => ({ ...field, file }))
      ];
    });
  });
}
const listDatedPlaces = (content) => [
  ...listPlaces(content).flatMap(
    ({ file, path, value, meta }) => meta.prose ? listEnds(String(value)).map((end) => ({ ...end, file, path })) : []
  ),
  ...["guides", "legal"].flatMap(
    (kind) => content[kind].flatMap(
      ({ slug, body }) => body.ends.map((end) => ({ ...end, file: fileOf(kind, slug), path: [] }))
    )
  )
];

const MONTHS_PER_YEAR = 12;
const MONTHS_LIMIT = 24;
const toCents = (dollars) => Math.round(dollars * 100);

const PERIODS_PER_YEAR = {
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
  once: 1
};
const getMonthlyPrice = ({ amount, period }) => Math.round(Math.round(amount * 100) * PERIODS_PER_YEAR[period] / 12) / 100;

function* checkRecord(record) {
  const { evidence, facts, features, featureNotes = [], pricing, legacyClick, linkThroughOwnHost } = record;
  const file = fileOf("providers", record.id);
  yield* issuesIn(file, [], {
    linkThroughOwnHost: legacyClick !== void 0 && !linkThroughOwnHost && `expected true, got false. /click/${legacyClick} permanently belongs to this provider and works only if its link goes through our host.`
  });
  for (const field of ["pricing", "mainBenefit", "features", "offers", ...STORED_FACT_KEYS]) {
    const evidenceOfField = evidence[field];
    const name = getFieldName(field);
    const isNull = getFieldValue(record, field) === null;
    if (evidenceOfField && isNull === (evidenceOfField.found === void 0))
      yield* issuesIn(file, ["evidence", field], {
        found: isNull ? `expected "${LOOKED_NOT_STATED}", got nothing. The record does not state the ${name}: say that somebody looked, remove the evidence, or write what the provider states.` : `expected nothing, got "${evidenceOfField.found}". The record states the ${name}: remove "found", or write null for that field.`
      });
  }
  for (const [index, { feature }] of featureNotes.entries())
    yield* issuesIn(file, ["featureNotes", index], {
      feature: !features?.includes(feature) && `expected one of the features of this record, got "${feature}". Copy it letter for letter.`
    });
  const { samePriceAllDoses, highestDosePrice } = facts;
  if (samePriceAllDoses && pricing) {
    const highest = highestDosePrice ?? Math.max(...(pricing.ladder ?? []).map(({ amount }) => amount), 0);
    const monthly = getMonthlyPrice(pricing);
    yield* issuesIn(file, ["facts"], {
      [highestDosePrice === null ? "samePriceAllDoses" : "highestDosePrice"]: highest !== 0 && highest !== monthly && `the price is the same at every dose (${monthly} a month), but ${highest} at the highest one. Correct one of them.`
    });
  }
}
function* checkRanking({ providers, ranking }) {
  const records = new Map(providers.map((record) => [record.id, record]));
  for (const [place, { id, rating }] of ranking.providers.entries()) {
    const record = records.get(id);
    const above = ranking.providers[place - 1];
    yield* issuesIn(fileOf("providers", id), [], {
      logo: record?.logo === null && 'expected the path of an image in public/, got null. A ranked provider needs a logo: put an image there and write its path, like "/logos/directmeds.svg".'
    });
    yield* issuesIn(fileOf("providers", id), ["facts"], {
      certificate: record && record.facts.certificate !== true && `expected true, got ${record.facts.certificate}. Pages say that every ranked provider is certified: remove it from ${fileOf("ranking")}, or correct the fact.`
    });
    yield* issuesIn(fileOf("ranking"), ["providers", place], {
      rating: above && rating > above.rating && `expected at most ${above.rating}, the score of the provider above it, got ${rating}. Move it up, or correct the score.`
    });
  }
}
function checkPrice(file, path, pricing, today) {
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths, ends, ladder } = pricing;
  const monthlyCost = getMonthlyPrice(pricing);
  const isOnce = period === "once";
  const first = ladder?.[0]?.amount;
  const price = {
    fromAmount: fromAmount !== null && fromAmount >= amount ? `expected less than ${amount}, got ${fromAmount}. A "from" price is lower than the price; if there is none, write null.` : fromAmount !== null && ladder && `expected null, got ${fromAmount}. A ladder already gives every price, so it has no "from" price.`,
    firstMonthDiscount: firstMonthDiscount !== null && isOnce ? `expected null, got ${firstMonthDiscount}. A price that is paid once has no first month; subtract the discount from the amount.` : firstMonthDiscount !== null && firstMonthDiscount > monthlyCost && `expected at most ${monthlyCost}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`,
    freeMonths: freeMonths !== null && isOnce ? `expected null, got ${freeMonths}. A price that is paid once has no free months.` : freeMonths !== null && freeMonths >= MONTHS_PER_YEAR && `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. No provider gives away a whole year: correct it, or write null.`,
    ends: ends && ends < today && `expected ${today} or later, got "${ends}". This price has ended: write the current price, or "pricing": null, and its entry in content/changes.json.`,
    period: ladder && period !== "month" && `expected "month", got "${period}". A price by dose is monthly: correct the period, or remove the ladder.`,
    amount: ladder && amount !== first && `expected ${first}, the first step of the ladder, got ${amount}. Correct one of them.`
  };
  const steps = (ladder ?? []).flatMap(({ fromMonth, toMonth }, index, all) => {
    const before = all[index - 1];
    const start = before ? (before.toMonth ?? 0) + 1 : 1;
    const isLast = index === all.length - 1;
    return issuesIn(file, [...path, "ladder", index], {
      fromMonth: fromMonth !== start && before?.toMonth !== null && `expected ${start}, got ${fromMonth}. The steps cover every month once, starting with month 1.`,
      toMonth: isLast ? toMonth !== null && `expected null, got ${toMonth}. The last step has no end: write null, or add the next step.` : (toMonth === null || toMonth < fromMonth) && `expected ${fromMonth} or a later month, got ${toMonth}. Only the last step has no end.`
    });
  });
  return [...issuesIn(file, path, price), ...steps];
}

const ANCHORS = { list: LIST_ANCHORS, text: TEXT_ANCHORS };
const HOMES = { sources: fileOf("sources"), providers: "content/providers/" };
function* checkFields(content, context) {
  const check = makeChecks(content, context);
  const findDuplicates = makeDuplicateCheck();
  const texts = getDocuments(content);
  const cited = new Set(texts.flatMap(({ body }) => body.citedOnAnyDay.map(({ id }) => id)));
  for (const place of listPlaces(content)) {
    const { file, path, value, meta } = place;
    if (meta.reference === "sources") cited.add(String(value));
    for (const key of Object.keys(check)) {
      const message = meta[key] !== void 0 && check[key](value, meta, file);
      if (message) yield issueAt(file, path, message);
    }
    if (meta.price) yield* checkPrice(file, path, value, context.today);
    yield* checkOrder(place);
    yield* findDuplicates(place);
  }
  for (const { file, body } of texts)
    for (const { id, line } of body.citedOnAnyDay) {
      const message = check.reference(id, { reference: "sources" });
      if (message) yield issueOnLine(file, line, message);
    }
  for (const [index, { id }] of content.sources.sources.entries())
    yield* issuesIn(HOMES.sources, ["sources", index], {
      id: !cited.has(id) && `nothing cites "${id}". Cite it, or remove it from the list.`
    });
}
function makeChecks(content, context) {
  const ids = {
    sources: content.sources.sources.map(({ id }) => id),
    providers: content.providers.map(({ id }) => id)
  };
  const routes = getRoutes(content, context);
  const fragments = getFragments(content);
  return {
    reference: (id, { reference = "sources" }) => {
      if (ids[reference].includes(id)) return null;
      const known = ids[reference].join(", ");
      const fix = known ? `Add it there, use one of ${known}, or remove it here.` : "Nothing is there yet: add it, or remove it here.";
      return `there is no "${id}" in ${HOMES[reference]}. ${fix}`;
    },
    image: (file) => !context.hasPublicFile(file) && `there is no file public${file}. Add the image, or correct the path.`,
    suggest: (day) => isDay(day) && day > context.today && `expected ${context.today} or earlier, got "${day}", which is in the future. Write the day it happened.`,
    page: (address, { page }) => page === "gone" ? findTaken(address, routes) : findMissingPage(address, routes, fragments),
    prose: (text, _, file) => {
      if (file === HOMES.sources) return null;
      const [open] = file === fileOf("changes") ? [] : findOpenDays(text, context.today);
      return open ? `"${open.written}" is still ahead, and the sentence would be wrong after it. Write {until ${open.day}: the sentence}, and {from …: what holds afterwards}.` : findForbiddenWords(text);
    },
    anchor: (id, { anchor = "text" }) => Object.hasOwn(ANCHORS[anchor], id) && `"${id}" is the address of a section of the page. Choose another.`,
    affiliate: (address) => {
      const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
      const name = getTrackingNames().find((parameter) => query.has(parameter));
      return name !== void 0 && `the site sets "${name}" itself and would replace "${query.get(name)}" in this address. Remove it; if the provider needs it, rename the site's own parameter in lib/providers/affiliate-link.ts.`;
    }
  };
}
function findTaken(from, routes) {
  const path = from.toLowerCase();
  const page = path.startsWith("/click/") ? from : routes.find((route) => route === path);
  const name = path.split("/").find((part) => HOST_NAMES.includes(part));
  return page ? `there is a page at "${page}" that readers would no longer reach. Remove the redirect, or the page.` : name !== void 0 && `expected another path, got "${from}": hosts reserve the name "${name}". Remove the redirect.`;
}
function checkOrder({ file, path, value, meta: { sorted } }) {
  return pairs(sorted && Array.isArray(value) ? value : []).flatMap(
    ([before, entry], index) => before && entry ? issuesIn(file, [...path, index + 1], {
      date: sorted === "newest-first" && before.date < entry.date && `expected ${before.date} or earlier, got "${entry.date}". The newest entry comes first: move it up.`,
      // A step out of order would make the total wrong.
      doseLabel: sorted === "by-dose" && !(Number.parseFloat(entry.doseLabel) > Number.parseFloat(before.doseLabel)) && `expected more than the ${before.doseLabel} of the step before it, got "${entry.doseLabel}". Put the steps in the order of their doses.`
    }) : []
  );
}
function makeDuplicateCheck() {
  const seen = /* @__PURE__ */ new Map();
  function* claim(file, path, value, mark = "") {
    if (!mark || value === void 0 || value === null) return;
    const key = `${mark} ${String(value).toLowerCase()}`;
    const earlier = seen.get(key);
    seen.set(key, earlier ?? { file, path });
    if (!earlier) return;
    const where = [...earlier.file === file ? [] : [earlier.file], formatPath(earlier.path)].join(" → ");
    yield issueAt(file, path, `${JSON.stringify(value)} is already used by ${where}. Choose another.`);
  }
  return function* ({ file, path, value, meta: { distinct, anchor, unique } }) {
    yield* claim(file, path, value, distinct ?? anchor);
    if (!unique || !Array.isArray(value)) return;
    const mark = `${file} ${formatPath(path)}`;
    for (const [index, entry] of value.entries()) {
      if (unique.length === 0) yield* claim(file, [...path, index], entry, mark);
      for (const key of unique) yield* claim(file, [...path, index, key], entry?.[key], `${mark} ${key}`);
    }
  };
}

const UNITS_PER_YEAR = { day: 365, week: 52 };
const MONTHS_PER_BILL = { month: 1, quarter: 3, year: 12 };
function remember(compute) {
  const known = /* @__PURE__ */ new WeakMap();
  return (plan, months = MONTHS_PER_YEAR) => {
    const results = known.get(plan) ?? /* @__PURE__ */ new Map();
    const result = results.get(months) ?? compute(plan, months);
    known.set(plan, results.set(months, result));
    return result;
  };
}
const getPayments = remember((plan, months) => {
  if (!Number.isInteger(months) || months < 1 || months > MONTHS_LIMIT)
    throw new RangeError(`expected 1 to ${MONTHS_LIMIT} months of treatment, got ${months}`);
  const { price, fees, commitment = 0, programMonths = Number.POSITIVE_INFINITY } = plan;
  if (!price) return [];
  const paid = Math.min(Math.max(months, commitment), programMonths);
  const charges = fees.flatMap(({ what, cents, per }) => {
    const last = per === "once" ? Math.min(paid, 1) : what === "drug" ? Math.min(months, programMonths) : paid;
    const units = getUnits({ ...price, cents, period: per === "fill" ? per : "month", steps: [] }, last);
    return units.map(({ month, amount }) => ({ month, amount, what }));
  });
  const bills = takeOff(getBills(price, paid, commitment), price.off ?? 0);
  return [...bills.map((bill) => ({ ...bill, what: "price" })), ...charges].filter(({ amount }) => amount > 0).sort((a, b) => a.month - b.month);
});
const addUp = (payments) => payments.reduce((sum, { amount }) => sum + amount, 0);
function getBills(price, months, commitment) {
  const { period, billing = period, freeMonths = 0 } = price;
  if (period === "once") return months > 0 ? [{ month: 1, amount: price.cents }] : [];
  const span = billing === "once" ? commitment || (MONTHS_PER_BILL[period] ?? 1) : MONTHS_PER_BILL[billing];
  const units = getUnits(price, months + (span ?? 0)).filter(({ month }) => month > freeMonths);
  if (span) return joinBills(units, months, span, freeMonths);
  return billing === period ? units : splitIntoWeeks(units, months);
}
function countUnits(months, { period, fillsPerYear = MONTHS_PER_YEAR }) {
  const count = months * (period === "fill" ? fillsPerYear : UNITS_PER_YEAR[period] ?? MONTHS_PER_YEAR) / MONTHS_PER_YEAR;
  return period === "fill" ? Math.round(count) : Math.floor(count);
}
function getUnits(price, months) {
  const span = MONTHS_PER_BILL[price.period] ?? 1;
  const steps = price.steps?.flatMap((step) => Array(step.count).fill(step)) ?? [];
  const units = [];
  for (let month = 1; month <= months; month++)
    for (let nth = countUnits(month - 1, price) + 1; nth <= countUnits(month, price); nth++) {
      const step = steps[nth - 1] ?? price.steps?.at(-1);
      const amount = step?.cents ?? getPart(price.cents, span, (nth - 1) % span);
      units.push({ month, amount, nth, ...step && { dose: step.label } });
    }
  return units;
}
const getPart = (cents, parts, index) => Math.round(cents * (index + 1) / parts) - Math.round(cents * index / parts);
function joinBills(units, months, span, freeMonths) {
  const bills = [];
  for (let start = 1; start <= months; start += span) {
    const covered = units.filter(({ month: month2 }) => month2 >= start && month2 < start + span);
    const month = Math.max(start, freeMonths + 1);
    if (month <= months)
      bills.push({ month, amount: addUp(covered), ...span === 1 && { dose: covered[0]?.dose } });
  }
  return bills;
}
const splitIntoWeeks = (units, months) => Array.from({ length: months }, (_, before) => {
  const month = before + 1;
  const weeks = countUnits(month, { period: "week" }) - countUnits(before, { period: "week" });
  const total = addUp(units.filter((unit) => unit.month === month));
  return Array.from({ length: weeks }, (_2, week) => ({ month, amount: getPart(total, weeks, week) }));
}).flat();
function takeOff(bills, off) {
  const first = bills.find(({ amount }) => amount > 0)?.month;
  let left = off;
  return bills.map((bill) => {
    const taken = bill.month === first ? Math.min(left, bill.amount) : 0;
    left -= taken;
    return { ...bill, amount: bill.amount - taken };
  });
}

const getSum = (plan, months = MONTHS_PER_YEAR) => plan.price ? addUp(getPayments(plan, months)) : null;
const isAtLeast = ({ drug }) => drug !== "included";
const getKnownSum = (plan, months = MONTHS_PER_YEAR) => addUp(getPayments(plan, months).filter(({ month }) => month <= (plan.knownMonths ?? month)));
function getDueToday(plan) {
  const due = getPayments(plan, 1).filter(({ month }) => month === 1);
  const first = due.find(({ what }) => what === "price");
  return addUp(due.filter((payment) => payment === first || payment.what !== "price"));
}
const getStops = (plan) => [3, 6, MONTHS_PER_YEAR].map((months) => ({ months, cents: addUp(getPayments(plan, months)) }));
const getSecondYear = (plan) => addUp(getPayments(plan, MONTHS_LIMIT).filter(({ month }) => month > MONTHS_PER_YEAR));
const countSecondYear = ({ programMonths = MONTHS_LIMIT }) => Math.min(Math.max(programMonths - MONTHS_PER_YEAR, 0), MONTHS_PER_YEAR);
const withDrugPrice = (plan, cents) => cents === null || plan.drug !== "separate" ? plan : { ...plan, drug: "included", fees: [...plan.fees, { what: "drug", cents, per: "month" }] };

function countStartedMonths(today, ends) {
  if (ends < today) return 0;
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = today.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = ends.split("-").map(Number);
  const day = Math.min(fromDay, Number(getMonthEnd(ends.slice(0, 7)).slice(8)));
  return (toYear - fromYear) * 12 + toMonth - fromMonth + (toDay >= day ? 1 : 0);
}
const countWholeMonths = (today, ends) => ends < today ? 0 : countStartedMonths(today, addDays(ends, 1)) - 1;

const AT_LEAST = "at least";
const NOT_ON_RECORD = "Not on record";
const DRUG_WORDS = {
  included: "medication included",
  separate: "medication billed separately",
  unknown: "medication not on record"
};
const FEE_WORDS = {
  membership: "membership",
  consultation: "the visit",
  lab: "lab work",
  shipping: "shipping",
  drug: "medication, your own figure"
};
const FEE_GAPS = {
  membership: "membership",
  consultation: "visits",
  lab: "labs",
  needles: "needles",
  shipping: "shipping"
};
const GAP_WORDS = {
  product: "Which drug, and whether it is FDA-approved",
  dose: "The price at higher doses",
  billing: "How often you are billed",
  term: "How long you are bound",
  renewal: "Whether it renews by itself"
};
const NO_REFUND = "no refund is on record";
const formatCents = (cents) => formatDollars(cents / 100);
const formatSum = (cents, isAtLeast) => `${isAtLeast ? `${AT_LEAST} ` : ""}${formatCents(cents)}`;
const formatGap = (gap) => GAP_WORDS[gap] ? `${GAP_WORDS[gap]}: not on record` : null;
function listNotCounted({ gaps, drug }) {
  const words = gaps.flatMap((gap) => gap === "dose" ? "higher doses" : FEE_GAPS[gap] ?? []);
  if (drug !== "included") words.unshift(`the drug${drug === "unknown" ? " (perhaps)" : ""}`);
  return words.length > 0 ? `Not in this sum: ${words.join(", ")}` : null;
}
function listGaps({ gaps, drug }) {
  const fees = gaps.flatMap((gap) => FEE_GAPS[gap] ?? []);
  const ofDrug = drug === "unknown" ? "The drug: not on record whether it is included" : "The drug’s price: not on record";
  const lines = gaps.flatMap((gap) => gap === "drug" ? ofDrug : formatGap(gap) ?? []);
  if (fees.length === 0) return lines;
  const before = gaps.filter((gap) => ["product", "drug", "dose"].includes(gap)).length;
  return lines.toSpliced(before, 0, `${capitalize(fees.join(", "))}: not on record`);
}
function listTerms(plan, months) {
  const { condition, ends, kind, programMonths, knownMonths = months } = plan;
  const day = ends && formatDay(ends);
  const isProgramOver = programMonths !== void 0 && programMonths < months;
  const end = isProgramOver ? `the program ends on ${day}` : knownMonths < months && `price known only to ${day}`;
  if (day && !end && condition && kind === "maker") return [`${condition}, to ${day}`];
  return [condition, end].flatMap((part) => part || []);
}
function formatSecondYear(plan) {
  const months = countSecondYear(plan);
  if (plan.kind === "maker" || plan.kind === "provider" && plan.ends) return "A second year, if prices stay";
  if (!plan.ends || months === MONTHS_PER_YEAR) return "A second year";
  const end = `it ends on ${formatDay(plan.ends)}`;
  return months === 0 ? `After that: ${end}` : `After that: ${countUnits$1(months, "month")}, then ${end}`;
}

function getPlansOfProvider(record, context) {
  const { offers = [], facts, ...listed } = record;
  const further = offers.map(({ id, name, pricing, ...differing }) => {
    const own = { ...facts, highestDosePrice: null, samePriceAllDoses: null, ...differing };
    const plan = getProviderPlan({ ...listed, pricing, facts: own }, context);
    return { ...plan, key: `${plan.key}-${id}`, track: name };
  });
  return [getProviderPlan(record, context), ...further];
}
function getProviderPlan(record, { today, href, name = record.name }) {
  const { id, rank, pricing, facts } = record;
  const { medicationIncluded, minimumMonths, highestDosePrice } = facts;
  const ends = pricing?.ends;
  return {
    key: id,
    owner: id,
    kind: "provider",
    name,
    ...rank && { rank },
    href,
    drug: medicationIncluded === null ? "unknown" : medicationIncluded ? "included" : "separate",
    ...pricing && { price: toPrice(pricing, facts) },
    fees: FEES.flatMap(([what, key, per]) => {
      const dollars = facts[key];
      return dollars ? [{ what, cents: toCents(dollars), per }] : [];
    }),
    ...minimumMonths && { commitment: minimumMonths },
    ...ends && { ends, knownMonths: countStartedMonths(today, ends) },
    asStated: pricing ? formatAsStated(pricing) : NOT_ON_RECORD,
    gaps: getGaps(record),
    ...highestDosePrice && { highestDoseCents: toCents(highestDosePrice) }
  };
}
const FEES = [
  ["membership", "membershipFee", "month"],
  ["consultation", "consultationFee", "once"],
  ["lab", "labFee", "once"],
  ["shipping", "shippingFee", "month"]
];
const formatAsStated = ({ amount, period, note }) => `${formatDollars(amount)}${period === "once" ? " once" : `/${period}`}${note ? ` · ${note}` : ""}`;
const toPrice = ({ amount, period, firstMonthDiscount, freeMonths, fromAmount, ladder }, { billing }) => ({
  cents: toCents(amount),
  period,
  ...ladder && {
    steps: ladder.map((step) => ({
      label: step.dose,
      count: (step.toMonth ?? MONTHS_LIMIT) - step.fromMonth + 1,
      cents: toCents(step.amount)
    }))
  },
  ...billing && { billing },
  ...firstMonthDiscount && { off: toCents(firstMonthDiscount) },
  ...freeMonths && { freeMonths },
  ...fromAmount && { fromCents: toCents(fromAmount) }
});
function getGaps({ pricing, facts }) {
  const isOpen = {
    product: facts.drugs === null && facts.approval === null,
    drug: facts.medicationIncluded !== true,
    dose: facts.samePriceAllDoses !== true && facts.highestDosePrice === null && !pricing?.ladder,
    billing: facts.billing === null,
    membership: facts.membershipFee === null,
    consultation: facts.consultationFee === null,
    lab: facts.labFee === null,
    needles: false,
    // makers only
    shipping: facts.shippingFee === null,
    term: facts.minimumMonths === null,
    renewal: facts.automaticRenewal === null,
    refund: facts.refund === null
  };
  return Object.keys(isOpen).filter((gap) => isOpen[gap]);
}

const FIGURE = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g;
const PAST = [fileOf("changes"), fileOf("corrections")];
const OTHER_TERMS = "otherTerms";
function checkProviderFigures(content) {
  const providers = content.providers.map(describe$1);
  const known = new Map(providers.flatMap((own) => [[own.file, own], [own.id, own]]));
  const find = (text, own) => {
    if (!text.includes("$")) return [];
    const about = own ? [own] : providers.filter(({ names }) => names.some((name) => hasName(text, name)));
    return [
      ...about.length === 1 ? about.flatMap((provider) => findWrong(text, provider)) : [],
      // Only beside its name: in a guide, the same figure may be another price.
      ...findBare(text, new Set(about.flatMap(({ atLeast }) => atLeast)))
    ];
  };
  const report = (file, path, messages) => messages.map((message) => issueAt(file, path, message));
  return [
    ...listPlaces(content).flatMap(({ file, path, value, meta }) => {
      if (!meta.prose || PAST.includes(file) || path[0] === OTHER_TERMS) return [];
      const offer = path[0] === "recommendations" && content.projection.recommendations[Number(path[1])];
      const own = offer && file === fileOf("projection") ? offer.provider : file;
      return report(file, path, find(String(value), known.get(own)));
    }),
    ...getDocuments(content).flatMap(({ file, body }) => {
      const messages = body.amounts.flatMap((text) => find(text));
      return report(file, ["(text)"], messages);
    })
  ];
}
function describe$1(record) {
  const { id, name, alsoListedAs, pricing, facts, offers = [] } = record;
  const plans = getPlansOfProvider(record, { today: "", href: "" }).filter((plan) => plan.price);
  const listSums = () => plans.flatMap(
    (plan) => Array.from({ length: MONTHS_LIMIT }, (_, index) => addUp(getPayments(plan, index + 1)) / 100)
  );
  const prices = [pricing, ...offers.map((offer) => offer.pricing)].filter((own) => own != null);
  const stated = [
    ...prices.flatMap((own) => [own.amount, own.fromAmount, own.firstMonthDiscount, getMonthlyPrice(own)]),
    ...prices.flatMap(({ ladder }) => ladder?.map(({ amount }) => amount) ?? []),
    ...Object.values(facts)
  ].filter((value) => typeof value === "number");
  return {
    ...{ id, names: [name, alsoListedAs?.name].flatMap((own) => own || []), file: fileOf("providers", id) },
    price: pricing ? `the price of ${name} (${JSON.stringify(formatPricing(pricing))})` : `a price of ${name}`,
    listFigures: () => [...stated, ...listSums()].map(formatDollars),
    atLeast: plans.filter(isAtLeast).map((plan) => formatDollars(Number(getSum(plan)) / 100))
  };
}
const hasName = (text, name) => new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`).test(text);
function findWrong(text, { listFigures, price }) {
  const known = listFigures();
  return (text.match(FIGURE) ?? []).filter((figure) => !known.includes(figure)).map((figure) => `expected a figure from ${price}, got "${figure}". Correct the sentence or the price.`);
}
const findBare = (text, sums) => [...text.matchAll(FIGURE)].flatMap(
  ({ 0: figure, index }) => !sums.has(figure) || text.slice(0, index).endsWith("at least ") ? [] : `expected "at least" before ${figure}, which may leave out the drug. Write "at least ${figure}".`
);

const listTracks = ({ drugs }) => drugs.filter(({ approvedForWeight }) => approvedForWeight).flatMap((drug) => drug.ladders.filter(({ inChart }) => inChart).map((ladder) => ({ drug, ladder })));
const getMakerPlans = (prices, today) => listTracks(prices).filter(({ ladder }) => !isOver(ladder, today)).map(({ drug, ladder }) => toMakerPlan(drug, ladder, today));
const isOver = ({ ends }, today) => ends !== null && today > ends;
function toMakerPlan(drug, ladder, today) {
  const { condition, ends, fillsPerYear } = ladder;
  const steps = ladder.steps.map(({ doseLabel, fills, price }) => ({
    label: doseLabel,
    count: fills,
    cents: toCents(price)
  }));
  const knownMonths = ends ? countStartedMonths(today, ends) : 0;
  return {
    key: `${drug.id}-${ladder.id}`,
    owner: drug.id,
    kind: "maker",
    name: drug.name,
    track: ladder.label,
    href: drug.url,
    drug: "included",
    price: { cents: steps[0]?.cents ?? 0, period: "fill", fillsPerYear, steps },
    fees: [],
    ...ends && { ends },
    ...ends && !continuesAtListPrice(drug, ladder, knownMonths) && { knownMonths },
    ...condition && { condition },
    reported: drug.reported,
    gaps: ["consultation", "lab", ...drug.needlesExtra ? ["needles"] : []]
  };
}
const continuesAtListPrice = ({ ladders }, { steps }, known) => ladders.some(
  (other) => other.ends === null && steps.every(
    ({ doseLabel, price }, index) => steps.slice(0, index + 1).reduce((sum, { fills }) => sum + fills, 0) <= known || other.steps.some((step) => step.doseLabel === doseLabel && step.price === price)
  )
);
const getProgramPlans = ({ programs }, today) => programs.filter((program) => program.starts <= today && !isOver(program, today)).map((program) => toProgramPlan(program, today));
const toProgramPlan = ({ id, name, price, condition, ends, url }, today) => ({
  key: id,
  owner: id,
  kind: "program",
  name,
  href: url,
  drug: "included",
  price: { cents: toCents(price), period: "month" },
  fees: [],
  ends,
  programMonths: countWholeMonths(today, ends),
  condition,
  gaps: ["consultation", "lab"]
});

const listFillColumns = (drugs, today) => drugs.filter(({ approvedForWeight }) => approvedForWeight).flatMap((drug) => {
  const open = drug.ladders.filter((ladder) => !isOver(ladder, today));
  const course = open.findLast(({ inChart }) => inChart);
  if (!course) return [];
  const topDose = course.steps.at(-1)?.doseLabel;
  const lateCourse = open.find(({ inChart, steps }) => !inChart && steps.at(-1)?.doseLabel === topDose);
  const listFills = (ladder) => getPayments(toMakerPlan(drug, ladder, today)).map(({ amount, dose = "" }) => ({
    dollars: amount / 100,
    dose
  }));
  const fills = listFills(course);
  const lateFills = lateCourse ? listFills(lateCourse) : [];
  return {
    name: drug.name,
    form: drug.form,
    /** The last day of these prices, like "2026-12-31", or null. */
    ends: course.ends,
    detail: [`${fills.length} fills, ${course.label}`, course.condition].filter(Boolean).join("; "),
    year: getYear(fills),
    fills,
    /** What a missed refill date costs: its highest price, the first fill that costs more, and dollars for 12 months. */
    late: lateCourse ? {
      dollars: Math.max(...lateFills.map(({ dollars }) => dollars)),
      from: lateFills.findIndex(({ dollars }, at) => dollars > (fills[at]?.dollars ?? dollars)),
      year: getYear(lateFills)
    } : null
  };
}).toSorted((a, b) => a.year - b.year);
const getYear = (fills) => fills.reduce((sum, { dollars }) => sum + dollars, 0);

const MAX_GRADE = 8;
function* checkGuides({ guides, safety, site: { guideWords }, "maker-prices": { drugs } }, { today }) {
  const { title, items, after } = safety.whoShouldNot;
  const inBox = [title, safety.rule, after, ...items.flatMap(({ lead, text }) => [lead, text])].join(" ");
  const fills = listFillColumns(drugs, today)[0]?.fills.map(({ dollars }) => dollars).join(", ");
  for (const { slug, figure, emergency, body, ...fields } of guides) {
    const file = fileOf("guides", slug);
    const at = (path, message) => issueAt(file, path, message);
    for (const key of ["value", "meaning"])
      for (const number of listNumbers(figure?.[key] ?? ""))
        if (!body.numbers.includes(number))
          yield at(
            ["figure", key],
            `expected a number that is in the text of the guide, got "${number}". Correct it, or add it to the text with its source.`
          );
    const drawn = figure?.drawing?.values.join(", ");
    if (drawn && body.drawing?.name === "PriceColumns" && drawn !== fills)
      yield at(
        ["figure", "drawing", "values"],
        `expected the fills of the first drug in the guide's columns, ${fills}, got ${drawn}. Correct them.`
      );
    for (const key of ["title", "lead"])
      for (const found of listFigures(fields[key]))
        yield at(
          [key],
          `"${found}" has no source here. Leave it out, or move it to the text and cite its source.`
        );
    for (const { figure: found, sentence, line } of body.uncited)
      yield issueOnLine(
        file,
        line,
        `"${found}" has no source in "${sentence}". Cite one after the sentence, like <Cite id="step-1" />, or name the sources of the whole table.`
      );
    if (emergency && !body.headings.some(({ id }) => id === emergency.section))
      yield at(["emergency", "section"], `there is no heading "#${emergency.section}". Correct it.`);
    const { grade, longest } = body.prose;
    const words = countWords(`${fields.title} ${fields.lead}`) + body.prose.words + (body.hasWhoShouldNot ? countWords(inBox) : 0);
    if (words < guideWords.min || words > guideWords.max)
      yield at(
        ["(text)"],
        `expected ${guideWords.min} to ${guideWords.max} words without drawings, got ${words}. ${words < guideWords.min ? "Add" : "Leave out"} ${Math.max(guideWords.min - words, words - guideWords.max)}.`
      );
    if (grade > MAX_GRADE)
      yield at(
        ["(text)"],
        `expected a text for grade ${MAX_GRADE} or below, got ${grade.toFixed(1)}. Shorten sentences, first "${longest}".`
      );
    if (!body.hasWhoShouldNot)
      yield at(
        ["(text)"],
        "expected the box that says who should not take the drugs, got nothing. Add the block “Who should not take these drugs”, <WhoShouldNot />."
      );
  }
}
const countWords = (text) => text.split(/\s+/).length;

function formatFirstYear(record) {
  const plan = getProviderPlan(record, { today: "", href: "" });
  const sum = getSum(plan);
  if (sum === null) return null;
  return sum === plan.price?.cents && plan.price.period === "year" ? DRUG_WORDS[plan.drug] : `${formatSum(sum, isAtLeast(plan))} in the first year`;
}
function getRecordTitle({ name }) {
  const topics = ["price, medication, and what is not on record", "price and facts on record"];
  const titles = topics.map((topic) => `${name}: ${topic}`);
  return titles.find((title) => title.length <= SHOWN_MAX.title) ?? name;
}
function getRecordDescription(record) {
  const price = record.pricing ? `${formatPrice(record.pricing)}, ${formatFirstYear(record)}` : "no price on record";
  const facts = `${record.name}: ${price}. ${formatOpenness(getOpenness(record))}.`;
  const whole = `${facts} What to ask before you pay.`;
  return whole.length <= SHOWN_MAX.description ? whole : facts;
}

function checkPages({ pages, guides, legal, providers, posts, site }) {
  const toTexts = (file, path, page) => [
    {
      ...{ file, path: [...path, "title"], max: SHOWN_MAX.title },
      text: page.title.length > TITLE_MAX ? page.title : `${page.title} | ${site.name}`
    },
    { file, path: [...path, "description"], max: SHOWN_MAX.description, text: page.description }
  ];
  const texts = [
    ...Object.entries(pages.pages).flatMap(([name, page]) => toTexts(fileOf("pages"), ["pages", name], page)),
    ...guides.flatMap((guide) => toTexts(fileOf("guides", guide.slug), [], guide)),
    ...legal.flatMap((page) => toTexts(fileOf("legal", page.slug), [], page)),
    ...providers.flatMap((record) => {
      const page = { title: getRecordTitle(record), description: getRecordDescription(record) };
      return toTexts(fileOf("providers", record.id), [], page).map((text) => ({ ...text, path: ["name"] }));
    })
  ];
  const seen = /* @__PURE__ */ new Map();
  return [
    ...texts.flatMap(({ file, path, text, max }) => {
      const earlier = seen.get(text);
      if (!earlier) seen.set(text, `${file} → ${formatPath(path)}`);
      const message = earlier ? `"${text}" is already used by ${earlier}. Write another, so that searchers can tell the pages apart.` : text.length > max ? `expected at most ${max} characters in search results, got ${text.length}: "${text}". Shorten it by ${text.length - max}.` : null;
      return message ? [issueAt(file, path, message)] : [];
    }),
    ...posts.posts.flatMap(
      ({ href }, index) => guides.some(({ slug }) => guidePath(slug) === href) ? issueAt(
        fileOf("posts"),
        ["posts", index, "href"],
        `expected a page that is not a guide, got "${href}". The blog lists every guide already: remove the post.`
      ) : []
    )
  ];
}

const FIX = "Put it back; content/specified.json has everything that the specification fixes.";
const RENAMED = `this file has to keep its name, because the specification fixes what is in it. ${FIX}`;
function checkSpecified(content, { specified }, files) {
  const gone = Object.keys(specified).filter((file) => !files.some((own) => own.file === file));
  const missingFiles = gone.map((file) => issueAt(file, ["(file name)"], RENAMED));
  const found = files.flatMap(({ file, text, data }) => {
    const own = specified[file];
    if (!own || data === void 0) return [];
    const { texts, estimates, values, words, hasMakerRange } = own;
    const [table = ""] = /<Estimates [\s\S]*? \/>/.exec(text) ?? [];
    const flat = (part) => part.replace(/\s+/g, " ").replaceAll("‑", "-");
    const [all, inTable, rest] = [text, table, text.replace(table, "")].map(flat);
    const range = hasMakerRange ? [getMakerRange(content)] : [];
    const missing = [
      ...texts.filter((part) => !all.toLowerCase().includes(part.toLowerCase())),
      ...range.filter((part) => !all.includes(part)),
      ...estimates.filter((part) => !inTable.includes(part))
    ].map((part) => `expected the text "${part}", got none. ${FIX}`);
    const count = text.split(/\s+/).length;
    const extra = estimates.filter((part) => rest.includes(part)).map(
      (part) => `expected "${part}" only among our estimates at the end, got it before. Remove it there.`
    );
    const short = count < words ? [`expected at least ${words} words, got ${count}. Say in full what readers may rely on.`] : [];
    return [
      ...[...missing, ...extra, ...short].map((message) => issueAt(file, ["(text)"], message)),
      ...compare(values, data).map(({ path, message }) => issueAt(file, path, message))
    ];
  });
  return [...missingFiles, ...found];
}
function getMakerRange({ "maker-prices": { drugs } }) {
  const prices = drugs.filter(({ approvedForWeight }) => approvedForWeight).flatMap(({ ladders }) => ladders.filter(({ inChart }) => inChart)).flatMap(({ steps }) => steps.map(({ price }) => price));
  return `$${Math.min(...prices)} to $${Math.max(...prices)}`;
}
function compare(wanted, found, path = []) {
  if (isGroup(wanted) && typeof found === "object" && found !== null)
    return Object.entries(wanted).flatMap(
      ([key, value]) => compare(
        value,
        Reflect.get(found, key),
        key === "length" ? path : [...path, Array.isArray(found) ? Number(key) : key]
      )
    );
  const [expected, got] = [JSON.stringify(wanted), JSON.stringify(found) ?? "nothing"];
  return expected === got ? [] : [{ path, message: `expected ${expected}, got ${got}. ${FIX}` }];
}

const RULES = [
  checkFields,
  checkRanking,
  checkProviderFigures,
  checkPages,
  checkSpecified,
  checkDocuments,
  checkGuides,
  checkSecurityTxt
];
function checkRules(isSound, ...input) {
  const [content] = input;
  const attempt = (rule) => {
    try {
      return [...rule()];
    } catch (error) {
      if (isSound) throw error;
      return [];
    }
  };
  return [
    ...RULES.flatMap((rule) => attempt(() => rule(...input))),
    // Providers one by one, so that a broken one hides only its own issues.
    ...content.providers.flatMap((record) => [
      ...attempt(() => checkRecord(record)),
      ...attempt(() => checkProviderChanges(content, record))
    ])
  ];
}
function* checkSecurityTxt({ site }, { today }) {
  const { expires } = site.securityTxt;
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (expires >= inAYear)
    yield issueAt(
      fileOf("site"),
      ["securityTxt", "expires"],
      `expected a day before ${inAYear}, a year from now, got "${expires}". Write an earlier day.`
    );
}

function getSteps(plan, months) {
  const { price } = plan;
  if (!price) return [];
  const { freeMonths = 0 } = price;
  const payments = getPayments({ ...plan, price: { ...price, off: 0 } }, months);
  const bills = payments.filter(({ what }) => what === "price");
  const total = addUp(getPayments(plan, months));
  const off = addUp(payments) - total;
  const lines = groupEqual(bills).map((group) => describeGroup(group, price));
  if (freeMonths && price.period !== "once")
    lines.unshift(`first ${freeMonths === 1 ? "month" : `${freeMonths} months`} free`);
  if (off > 0) lines.push(`${formatCents(off)} off the first ${freeMonths ? "paid " : ""}month`);
  for (const fee of plan.fees) {
    const times = payments.filter(({ what }) => what === fee.what).length;
    if (times > 0) lines.push(describeFee(times, fee));
  }
  if (lines.length > 1) return [...lines, formatSum(total, isAtLeast(plan))];
  return isAtLeast(plan) ? lines.map((line) => line.replace(/(?=\$[\d,.]+$)/, `${AT_LEAST} `)) : lines;
}
function groupEqual(bills) {
  const groups = [];
  for (const bill of bills) {
    const last = groups.at(-1);
    if (last?.[0]?.amount === bill.amount) last.push(bill);
    else groups.push([bill]);
  }
  return groups;
}
function describeGroup(group, { period, billing }) {
  const unit = billing ?? period;
  const sum = formatCents(addUp(group));
  if (period === "once" || unit === "once") return `One payment: ${sum}`;
  if (unit === "year" && group.length === 1) return `One payment a year: ${sum}`;
  const doses = formatDoses(group.flatMap(({ dose }) => dose ?? []));
  return `${countUnits$1(group.length, unit)} × ${formatCents(group[0]?.amount ?? 0)}${doses && ` (${doses})`} = ${sum}`;
}
function formatDoses(doses) {
  const [first = "", last = ""] = [doses[0], doses.at(-1)];
  return first === last ? first : `${first.replace(/ mg$/, "")} to ${last}`;
}
const describeFee = (times, { what, cents, per }) => per === "once" ? `${formatCents(cents)} for ${FEE_WORDS[what]}` : `${countUnits$1(times, per)} × ${formatCents(cents)} for ${FEE_WORDS[what]} = ${formatCents(times * cents)}`;

const EARLY_STOP = 3;
function formatCashFlow(plan, isDue = false) {
  const { price, kind, commitment = 0 } = plan;
  if (!price) return "No price on record. Ask first.";
  const payments = getPayments(plan, MONTHS_PER_YEAR);
  if (price.period === "fill") {
    const fills = payments.filter(({ what }) => what === "price");
    const due2 = isDue ? `Due today ${formatCents(fills.shift()?.amount ?? 0)} plus a visit, then ` : "";
    return due2 + describeRuns(fills, "a fill");
  }
  if (kind !== "provider") return `${formatCents(price.cents)} a ${price.period}`;
  const due = formatDueToday(plan);
  const unit = price.billing ?? price.period;
  const monthly = addUp(payments.filter(({ month, what }) => month === 2 && what !== "price"));
  const later = describeLaterBills(payments, unit, price.cents);
  if (unit !== "month" && monthly > 0) later.push(`${formatCents(monthly)} a month`);
  const then = later.length > 0 ? `, then ${later.join(" and ")}` : "";
  if (unit === "once") return due + (then || ", once");
  if (unit === "year") {
    const refund = plan.gaps.includes("refund") ? `; ${NO_REFUND}` : "";
    return `${due}, also if you stop in month ${EARLY_STOP}${refund}${then.replace(",", ";")}`;
  }
  return due + then + (commitment > 1 ? `, for at least ${commitment} months` : "");
}
function formatDueToday(plan) {
  const today = getDueToday(plan);
  return (today === 0 ? "Nothing due today" : `Due today ${formatCents(today)}`) + formatBillingNote(plan);
}
function describeLaterBills(payments, unit, cents) {
  if (unit === "once" || unit === "year") return [];
  if (unit === "quarter") {
    const next = payments.find(({ month, what }) => month > 1 && what === "price");
    return next ? [`${formatCents(next.amount)} every 3 months`] : [];
  }
  if (unit !== "month") return [`${formatCents(cents)} a ${unit}`];
  const totals = Array.from({ length: MONTHS_PER_YEAR - 1 }, (_, index) => ({
    amount: addUp(payments.filter(({ month }) => month === index + 2))
  }));
  return [describeRuns(totals, "a month")];
}
function formatBillingNote({ kind, price }) {
  if (kind !== "provider" || !price || price.billing || price.period === "once") return "";
  return `, if billed by the ${price.period}`;
}
function describeRuns(amounts, unit) {
  const steps = groupEqual(amounts).map(({ length, 0: first }, index, { length: count }) => {
    const times = ["", "", " twice"][length] ?? ` ${length} times`;
    return formatCents(first?.amount ?? 0) + (index === count - 1 ? ` ${unit}` : times);
  });
  return steps.join(", ").replace(/, (?!.*, )/, ", then ");
}

function getVerdict(plan, months, budget) {
  const { price, highestDoseCents = 0, gaps } = plan;
  if (!price) return { group: "unknown", text: "Cannot say: no price is on record" };
  const isOver = ({ cents }) => cents > budget;
  const charges = getCharges(plan, months);
  const first = charges.find(isOver);
  if (first) {
    const isSteady = charges.slice(charges.indexOf(first)).every(isOver);
    return { group: "over", text: describeOver(first, isSteady, plan, budget) };
  }
  if (plan.drug !== "included")
    return { group: "unknown", text: "Cannot say: the drug's price is not on record" };
  if (plan.kind === "program") return { group: "unknown", text: "Only if you qualify" };
  const limit = formatCents(budget);
  if (highestDoseCents > budget)
    return { group: "over", text: `Over ${limit} at the highest dose, ${formatCents(highestDoseCents)}` };
  const isStatedOnly = gaps.includes("dose") || (plan.knownMonths ?? months) < months;
  const every = price.period === "fill" ? "every fill" : "every month";
  const text = `Fits ${limit} ${isStatedOnly ? "at the stated price" : every}`;
  return {
    group: "fits",
    text,
    ...gaps.includes("product") && { ask: `${formatGap("product")}. Ask first.` }
  };
}
const getCharges = remember((plan, months) => {
  const payments = getPayments(plan, months);
  const byMonth = Array.from({ length: payments.at(-1)?.month ?? 0 }, () => []);
  for (const payment of payments) byMonth[payment.month - 1]?.push(payment);
  return byMonth.flatMap((due, index) => {
    const bills = due.filter(({ what }) => what === "price");
    const fees = addUp(due) - addUp(bills);
    if (plan.price?.period !== "fill")
      return [{ unit: "month", nth: index + 1, cents: getAverage(bills, plan) + fees, bills }];
    return bills.map(({ nth = 0, amount }, at) => ({
      unit: "fill",
      nth,
      bills: [],
      cents: amount + (at === 0 ? fees : 0)
    }));
  });
});
function getAverage(bills, { price }) {
  if (bills.length < 2) return addUp(bills);
  const full = Math.max(...bills.map(({ amount }) => amount));
  const off = full * bills.length - addUp(bills);
  return Math.round(full * (price?.period === "day" ? 365 : 52) / MONTHS_PER_YEAR) - off;
}
function describeOver({ unit, nth, cents, bills }, isSteady, plan, budget) {
  const limit = formatCents(budget);
  const cadence = plan.price?.billing ?? plan.price?.period ?? "once";
  if (nth === 1 && ["quarter", "year", "once"].includes(cadence))
    return `Asks ${formatCents(cents)} on day one${formatBillingNote(plan)}`;
  if (bills.length < 2)
    return `Over ${limit} ${isSteady ? "from" : "in"} ${unit} ${nth}, ${formatCents(cents)}`;
  const amount = Math.max(...bills.map((bill) => bill.amount));
  return bills.length * amount > budget && addUp(bills) === bills.length * amount ? `Over ${limit} in month ${nth} (${bills.length} × ${formatCents(amount)})` : `Over ${limit} in month ${nth}, ${formatCents(cents)} on average`;
}

const formatDueAtOnce = (row) => getDueToday(row) === row.sumCents && !formatBillingNote(row) ? ", due at once" : "";

const toEntries = (plans, { months, budget, drugPrice }) => plans.map((own) => {
  const plan = withDrugPrice(own, drugPrice);
  const verdict = null ;
  return { plan, sum: getSum(plan, months), verdict };
}).sort(
  (a, b) => Number(a.sum === null) - Number(b.sum === null) || Number(isAtLeast(a.plan)) - Number(isAtLeast(b.plan)) || (a.sum ?? 0) - (b.sum ?? 0) || Number(a.plan.condition !== void 0) - Number(b.plan.condition !== void 0)
);

const toRow = remember((plan, months) => {
  const { kind, drug, price, fees } = plan;
  const sum = getSum(plan, months);
  const atLeast = isAtLeast(plan);
  const from = price?.fromCents;
  const fromSum = from && getSum({ ...plan, price: { ...price, cents: from } }, months);
  return {
    ...plan,
    months,
    /** Null if no price is on record. */
    sumCents: sum,
    /** The part that falls due while the price is known; the bar's rest is drawn as not known. */
    knownCents: sum === null ? 0 : getKnownSum(plan, months),
    /** "at least" has to stand immediately before `sumText`. */
    isAtLeast: atLeast && sum !== null,
    /** "$2,048", or "not on record". */
    sumText: sum === null ? "not on record" : formatCents(sum),
    /** "at least $2,048", for running text. */
    fullSumText: sum === null ? "not on record" : formatSum(sum, atLeast),
    drugText: {
      maker: "from its maker",
      program: "only if you qualify",
      provider: fees.some(({ what }) => what === "drug") ? FEE_WORDS.drug : DRUG_WORDS[drug]
    }[kind],
    cashFlow: formatCashFlow(plan),
    terms: listTerms(plan, months),
    leavesOut: listGaps(plan),
    notCounted: listNotCounted(plan),
    /** After 3, 6 and 12 months. */
    stops: price ? getStops(plan).map((stop) => ({ ...stop, text: formatSum(stop.cents, atLeast) })) : [],
    /** Months 13 to 24. A program may end before: its label says when. */
    secondYear: { label: formatSecondYear(plan), text: formatSum(price ? getSecondYear(plan) : 0, atLeast) },
    steps: getSteps(plan, months),
    /** 'With "from $147" in every month: $1,764.' */
    fromNote: fromSum ? `With “from ${formatCents(from)}” in every month: ${formatSum(fromSum, atLeast)}.` : null
  };
});
const toSortedRows = (plans) => toEntries(plans, { months: MONTHS_PER_YEAR, budget: null, drugPrice: null }).map(({ plan }) => toRow(plan));

const getCheckEnd = (field, { verifiedOn }, limits) => addDays(verifiedOn, limits[getCheckClass(field)]);
const isCheckDue = (field, check, limits, today) => getCheckEnd(field, check, limits) < today;

function countChecks(records, limits, today) {
  const count = (keys) => {
    const stated = records.flatMap(
      (record) => keys.filter((key) => getFact(record, key) !== null).map((key) => ({ key, evidence: record.evidence[key] }))
    );
    const done = stated.filter(({ key, evidence }) => evidence && !isCheckDue(key, evidence, limits, today));
    return { done: done.length, total: stated.length };
  };
  return {
    prices: count(["pricing"]),
    certificates: count(["certificate"]),
    others: count(FACT_KEYS.filter((key) => key !== "pricing" && key !== "certificate"))
  };
}

const formatCount = ({ done, total }) => `${done} of ${total}`;
const formatCertificateCount = (count) => `${count.done === 0 ? "not yet checked" : "checked"} by us: ${formatCount(count)}`;
function formatScoreBasis(records, criteria) {
  const open = records.map(getOpenness);
  const counts = open.map(({ stated }) => stated);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const range = `${low === high ? low : `${low} to ${high}`} of ${open[0]?.total ?? 0}`;
  const explained = records.filter(({ scoreEvidence }) => scoreEvidence).length;
  const scores = explained === 0 ? "how a score was made is not published" : `how ${explained} of ${records.length} scores were made is published`;
  return `We look at ${criteria}+ evaluation criteria; for the ${spellCount(records.length)}, ${range} are on record, and ${scores}.`;
}
function formatStatesKnown(records) {
  const known = records.filter(({ facts }) => facts.states !== null);
  return known.length === 0 ? null : `The states are on record for ${list(known, records)}. Ask the others before you answer health questions.`;
}
function formatTermsKnown(records) {
  const known = records.filter(
    ({ facts }) => facts.cancellationNotice !== null || facts.automaticRenewal !== null
  );
  return known.length === 0 ? `Our records do not say how to cancel any of the ${spellCount(records.length)}, or whether they renew.` : `Cancellation or renewal is on record for ${list(known, records)}. Ask the others.`;
}
function formatPharmaciesKnown(records) {
  const known = records.filter(({ facts }) => facts.pharmacy !== null);
  return known.length === 0 ? `None of our ${spellCount(records.length)} records names it yet.` : `It is on record for ${list(known, records)}.`;
}
function formatRefundsKnown(records) {
  const known = records.filter(({ facts }) => facts.refund !== null);
  if (known.length === 0) return `Our records name no refund at any of the ${spellCount(records.length)}.`;
  const terms = known.map((record) => {
    const words = formatFactValue(record, "refund") ?? "";
    return `${record.name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  });
  const have = `${capitalize(spellCount(known.length))} of the ${spellCount(records.length)} ${known.length === 1 ? "has" : "have"}`;
  return `${have} a refund on record: ${terms.join("; ")}; ask whether it covers this.`;
}
const list = (known, all) => `${spellCount(known.length)} of the ${spellCount(all.length)}: ${known.map(({ name }) => name).join(", ")}`;

const formatStatesUnknown = (count, place) => `Our records do not say which of the ${spellCount(count)} serve ${place}. Ask before you answer health questions.`;

function getTokens({ site, ranking, safety, about, providers }) {
  const listed = spellCount(ranking.providers.length);
  const ranked = rankProviders(providers, ranking);
  const checks = countChecks(ranked, site.checksExpireAfterDays, getBuildDay());
  return {
    listed,
    Listed: capitalize(listed),
    site: site.name,
    certifier: site.certifier.name,
    reviewed: String(site.counts.reviewed),
    analysed: String(site.counts.analysed),
    criteria: String(site.counts.criteria),
    questions: QUESTION_COUNT_LABEL,
    answers: WHAT_ANSWERS_SEND,
    duration: site.quizClaims.duration,
    doNotTake: safety.rule,
    ...getSellerTokens(ranked),
    supportEmail: site.supportEmail,
    experts: site.qualifiers.experts,
    updates: site.qualifiers.updates,
    names: site.qualifiers.reviewed,
    pricesChecked: formatCount(checks.prices),
    certificatesChecked: formatCount(checks.certificates),
    certificateChecks: formatCertificateCount(checks.certificates),
    scoreBasis: formatScoreBasis(ranked, site.counts.criteria),
    states: formatStatesKnown(ranked) ?? formatStatesUnknown(ranked.length, "your state"),
    terms: formatTermsKnown(ranked),
    refunds: formatRefundsKnown(ranked),
    pharmacies: formatPharmaciesKnown(ranked),
    unnamed: formatUnnamed(about)
  };
}
function getSellerTokens(providers) {
  const plans = providers.map((provider) => getProviderPlan(provider, { today: getBuildDay(), href: "" }));
  const [lowest] = toSortedRows(plans);
  const which = lowest?.gaps.includes("product") ? "; our record does not say which drug it is" : "";
  const fitting = plans.find((plan) => getVerdict(plan, MONTHS_PER_YEAR, 25e3).group === "fits");
  return {
    lowestSeller: !lowest ? "" : lowest.isAtLeast ? `Of the listed sellers, the lowest price on record is ${lowest.fullSumText}, ${lowest.drugText}.` : `Of the listed sellers, the lowest with ${lowest.drugText} is ${lowest.sumText}${formatDueAtOnce(lowest)}${which}.`,
    seller250: fitting?.price && fitting.gaps.includes("product") ? `A seller’s ${formatCents(fitting.price.cents)} fits on paper, but our record does not say which drug it is.` : ""
  };
}
function formatUnnamed({ owner, editors, conflictsOfInterest }) {
  const named = { owner, editors, "conflicts of interest": conflictsOfInterest };
  const missing = Object.entries(named).flatMap(([name, value]) => value ? [] : [name]);
  return missing.length === 0 ? "" : `, and what is not named yet: ${missing.join(", ")}`;
}
function fillTokens(value, tokens, file, issues, today = getBuildDay()) {
  const known = Object.keys(tokens).map((name) => `{${name}}`);
  const fill = (part, path) => {
    if (Array.isArray(part)) return part.map((entry, index) => fill(entry, [...path, index]));
    if (isGroup(part))
      return Object.fromEntries(
        Object.entries(part).map(([key, entry]) => [key, fill(entry, [...path, key])])
      );
    if (typeof part !== "string" || /^https:\/\/\S+$/.test(part)) return part;
    return keepCurrent(part, today).replace(/\{([^}]*)\}/g, (whole, name) => {
      if (Object.hasOwn(tokens, name)) return String(tokens[name]);
      const message = `unknown token ${whole} in the text ${JSON.stringify(part)}. Use one of ${known.join(", ")}.`;
      issues.push(issueAt(file, path, message));
      return whole;
    });
  };
  return fill(value, []);
}

function checkContent(raw, context) {
  const { content, values, issues } = parseContent(raw);
  issues.push(...checkRules(issues.length === 0, content, context, Object.values(raw).flat()));
  let tokens = null;
  try {
    tokens = getTokens(content);
  } catch {
  }
  const filled = tokens && collect(raw, (own) => fillTokens(values.get(own), tokens, own.file, issues));
  if (issues.length === 0) return { content: { ...content, ...filled }, issues: [] };
  return { content: null, issues: keepFirst(issues.map((issue) => addLine(issue, raw))) };
}
function parseContent(raw) {
  const issues = [];
  const values = /* @__PURE__ */ new Map();
  const parsed = collect(raw, (own, entry) => {
    const checked = checkFile(entry, own);
    issues.push(...checked.issues);
    values.set(own, checked.value);
    return checked.value;
  });
  const content = { ...parsed, dated: [] };
  try {
    content.dated = listDatedPlaces(content);
  } catch {
  }
  return { content, values, issues };
}
const collect = (raw, read) => Object.fromEntries(
  KIND_NAMES.map((kind) => {
    const values = raw[kind].map((file) => read(file, KINDS[kind]));
    return [kind, KINDS[kind].shape === "json-file" ? values[0] : values];
  })
);
function checkFile(entry, { file, name, text, data, issues: unreadable }) {
  const { $schema: _, ...fields } = isGroup(data) ? data : {};
  const read = isGroup(data) ? fields : data;
  const result = entry.schema.safeParse(read, { error: describe, reportInput: true });
  const value = result.success ? result.data : read;
  const found = result.error?.issues.flatMap((issue) => toIssues(file, issue)) ?? [];
  const issues = [...unreadable, ...data === void 0 && unreadable.length > 0 ? [] : found];
  if (entry.shape === "json-file") return { value, issues };
  const wrongName = !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? `expected lowercase letters, digits and hyphens, got "${name}". Rename the file: its name is its address.` : HOST_NAMES.includes(name) && `expected another name, got "${name}", which hosts reserve for a special page. Rename the file.`;
  if (wrongName) issues.push(issueAt(file, ["(file name)"], wrongName));
  const ownFields = isGroup(value) ? value : {};
  if (entry.shape === "json-folder") return { value: { ...ownFields, id: name }, issues };
  const { issues: inText, ...body } = readBody(text);
  issues.push(...inText.map(({ line, message, field }) => issueOnLine(file, line, message, field)));
  return { value: { ...ownFields, slug: name, body }, issues };
}
function addLine(issue, raw) {
  const [first] = issue.path;
  if (issue.line !== void 0 || first === void 0 || first === "(file name)") return issue;
  const file = Object.values(raw).flat().find((own) => own.file === issue.file);
  for (let length = issue.path.length; length >= 0; length--) {
    const line = file?.getLine(issue.path.slice(0, length));
    if (line !== void 0) return { ...issue, line };
  }
  return issue;
}
function keepFirst(issues) {
  const seen = /* @__PURE__ */ new Set();
  return issues.filter(({ file, path, line, message }) => {
    const key = JSON.stringify(path.length > 0 ? [file, path] : [file, line, message]);
    return !seen.has(key) && seen.add(key);
  });
}
function toIssues(file, issue) {
  if (issue.code !== "unrecognized_keys") return [issueAt(file, toPath(issue.path), issue.message)];
  return issue.keys.map((key) => {
    const value = showValue(Reflect.get(issue.input, key));
    const message = `unknown field, got ${value}. Correct its spelling or remove it.`;
    return issueAt(file, [...toPath(issue.path), key], message);
  });
}
const OTHER_FIX = "Compare it with content/schemas.";
const TYPES = {
  string: ["text", "Put it in quotes."],
  number: ["a number", fixNumberHint],
  boolean: ["true or false", "Write true or false without quotes."],
  array: ["a list", "Put it between [ and ]."],
  object: ["a group of fields", "Put its fields between { and }."]
};
const COUNTED = { string: "characters", array: "entries" };
const describe = (issue) => {
  const { input } = issue;
  if (issue.code === "invalid_type")
    return describeMismatch(...TYPES[issue.expected] ?? [issue.expected, OTHER_FIX], input);
  if (issue.code === "too_small" || issue.code === "too_big") {
    const [limit, size, fix] = issue.code === "too_small" ? ["at least", issue.minimum, "Write more."] : ["at most", issue.maximum, "Shorten it."];
    const counted = COUNTED[issue.origin] ?? "";
    return issue.exact ? describeMismatch(`exactly ${size} ${counted}`, "The page has a place for each.", input) : describeMismatch(`${limit} ${size} ${counted}`, fix, input);
  }
  if (issue.code !== "invalid_value") return describeMismatch("another value", OTHER_FIX, input);
  const options = issue.values.map((option) => JSON.stringify(option)).join(", ");
  return describeMismatch(`one of ${options}`, "Use one of these.", input);
};

const normalize = (text) => text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
const unreadable = (issue) => ({
  data: void 0,
  issues: [issue],
  getLine: () => void 0
});
const parseFile = (file, text) => file.endsWith(".json") ? parseJson(file, text) : parseFrontmatter(file, text);
function parseJson(file, text) {
  const errors = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !root) {
    const reason = error ? printParseErrorCode(error.error).replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase() : "value expected";
    const line = lineAt(text, error?.offset ?? 0);
    const message = `${reason}, at ${quoteLine(text, line)}. Look for a missing or extra comma, quote or bracket there or just before.`;
    return unreadable(issueOnLine(file, line, message));
  }
  return {
    data: getNodeValue(root),
    issues: findRepeatedFields(file, text, root),
    getLine: (path) => {
      const node = findNodeAtLocation(root, [...path]);
      return node && lineAt(text, node.offset);
    }
  };
}
function findRepeatedFields(file, text, { type, children = [] }) {
  const names = children.map((field) => field.children?.[0]?.value);
  return children.flatMap((child, index) => {
    const nested = findRepeatedFields(file, text, child);
    if (type !== "object" || names.indexOf(names[index]) === index) return nested;
    const line = lineAt(text, child.offset);
    const message = `this field is already in the same group: ${quoteLine(text, line)}. Remove one of them.`;
    return [issueOnLine(file, line, message), ...nested];
  });
}
const lineAt = (text, offset) => (offset >= text.trimEnd().length ? text.trimEnd() : text.slice(0, offset)).split("\n").length;
function quoteLine(text, line) {
  const content = (text.split("\n")[line - 1] ?? "").trim().slice(0, 80);
  return content ? `«${content}»` : "the end of the file";
}
const FRONTMATTER = /^(---\n)([\s\S]*?)(\n---\n)/;
function parseFrontmatter(file, text) {
  const atTop = (message) => unreadable(issueAt(file, ["(top of the file)"], message));
  const [, , yaml] = FRONTMATTER.exec(text) ?? [];
  if (yaml === void 0)
    return atTop(
      'expected fields between two lines of "---" at the top, got none. Copy them from another file.'
    );
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineOf = (offset) => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const message = `${error.message}. Put texts that contain ":" or quotes between double quotes.`;
    return unreadable(issueOnLine(file, lineOf(error.pos[0]), message));
  }
  try {
    const getLine = (path) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? lineOf(node.range[0]) : void 0;
    };
    return { data: document.toJS(), issues: [], getLine };
  } catch (failure) {
    return atTop(`${failure.message}. Put texts that begin with "*" or "&" between double quotes.`);
  }
}

const MISSING = "there is no such file. Restore it: the site needs every file of content/.";
const NO_DRAFTS = /* @__PURE__ */ new Map();
const readRawContent = (root = process.cwd(), drafts = NO_DRAFTS) => Object.fromEntries(KIND_NAMES.map((kind) => [kind, readKind(root, kind, drafts)]));
function readKind(root, kind, drafts = NO_DRAFTS) {
  if (KINDS[kind].shape === "json-file") return [readFile(root, fileOf(kind, ""), drafts)];
  const ending = path.extname(fileOf(kind, "x"));
  const folder = `content/${kind}`;
  const onDisk = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  return [.../* @__PURE__ */ new Set([...onDisk.map((name) => `${folder}/${name}`), ...drafts.keys()])].filter((file) => path.dirname(file) === folder && file.endsWith(ending) && drafts.get(file) !== null).map((file) => readFile(root, file, drafts)).sort((a, b) => a.name < b.name ? -1 : 1);
}
function readFile(root, file, drafts) {
  const fullPath = path.join(root, file);
  const name = path.parse(file).name;
  const draft = drafts.get(file);
  if (draft === null || draft === void 0 && !existsSync(fullPath))
    return { file, name, text: "", ...unreadable(issueAt(file, [], MISSING)) };
  const text = normalize(typeof draft === "string" ? draft : readFileSync(fullPath, "utf8"));
  return { file, name, text, ...parseFile(file, text) };
}
function readContent(root = process.cwd(), drafts = NO_DRAFTS) {
  const raw = readRawContent(root, drafts);
  const specified = path.join(root, "content/specified.json");
  const context = {
    specified: specifiedSchema.parse(
      existsSync(specified) ? JSON.parse(readFileSync(specified, "utf8")) : {}
    ),
    staticRoutes: STATIC_ROUTES,
    today: getBuildDay(/* @__PURE__ */ new Date()),
    hasPublicFile: (file) => drafts.has(`public${file}`) ? drafts.get(`public${file}`) !== null : existsSync(path.join(root, "public", file))
  };
  return { raw, ...checkContent(raw, context) };
}

let cached;
const getContent = () => getCached().content;
function getCached() {
  const version = process.env.NODE_ENV === "development" ? getVersion() : "";
  if (cached?.version !== version) cached = { version, content: readChecked() };
  return cached;
}
function readChecked() {
  const { CHECKED_CONTENT } = process.env;
  if (CHECKED_CONTENT) return JSON.parse(readFileSync(CHECKED_CONTENT, "utf8"));
  const { content, issues } = readContent();
  if (!content) throw new ContentError(issues);
  return content;
}
function getVersion() {
  return readdirSync("content", { recursive: true, encoding: "utf8" }).map((file) => `${file} ${statSync(path.join("content", file)).mtimeMs}`).join();
}
const getProviders = () => rankProviders(getContent().providers, getContent().ranking);
const getGuides = () => getContent().guides.toSorted((a, b) => a.order - b.order);
const isUnproven = (topic) => UNPROVEN[topic](getContent());
const getSources = (ids) => ids.flatMap((id) => getContent().sources.sources.find((source) => source.id === id) ?? []);

const DEFAULT_SITE_URL = "https://weighpoint.example";
function readSiteUrl(setting) {
  if (!setting) return DEFAULT_SITE_URL;
  const origin = URL.canParse(setting) ? new URL(setting).origin : "";
  if (!/^https?:/.test(origin) || origin !== setting.replace(/\/+$/, "")) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL: expected the address of a host without a path, like "https://weighpoint.com", got "${setting}". Correct or unset it.`
    );
  }
  return origin;
}
const SITE_URL = readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL);
const toAddress = (path) => path === "/" ? SITE_URL : SITE_URL + path;

function InlineScript({ code, type }) {
  const html = type ? code.replaceAll("<", "\\u003c") : code;
  return /* @__PURE__ */ jsx("script", { type, dangerouslySetInnerHTML: { __html: html } });
}

function JsonLd({ things }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return /* @__PURE__ */ jsx(InlineScript, { type: "application/ld+json", code: json });
}

const LINK_LOOKS = {
  /** After a sentence or as a line of a list. Its words can wrap. */
  plain: "inline-block min-h-11 py-2.5 underlined-link"};

const LinkList = ({ links, path, className, look = LINK_LOOKS.plain }) => /* @__PURE__ */ jsx("ul", { className, children: links.map(({ href, label }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href, "aria-current": href === path ? "page" : void 0, className: look, children: label }) }, href)) });

function SiteFooter({ path }) {
  const { site, navigation } = getContent();
  const { certifierLabel, ...columns } = navigation.footer;
  return /* @__PURE__ */ jsx("footer", { className: "bg-footer text-on-footer-muted [--focus:var(--color-on-footer)] print:hidden", children: /* @__PURE__ */ jsxs("div", { className: "mx-auto w-full max-w-[70rem] px-gutter pt-4 pb-2 text-sm md:px-6 md:pt-14 md:pb-4", children: [
    /* @__PURE__ */ jsxs("div", { className: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-4 gap-y-3 md:gap-y-6 lg:grid-cols-[1.4fr_1.6fr_1fr_1fr] lg:gap-x-8", children: [
      /* @__PURE__ */ jsxs("div", { className: "col-span-full md:col-span-1", children: [
        /* @__PURE__ */ jsx("p", { className: "text-base/snug font-bold text-on-footer", children: site.name }),
        /* @__PURE__ */ jsx("p", { className: "mt-1 max-md:text-xs/snug", children: site.blurb })
      ] }),
      Object.entries(columns).map(([name, { title, links, ...rest }]) => /* @__PURE__ */ jsxs(
        "section",
        {
          "aria-labelledby": `footer_${name}`,
          className: "items" in rest ? "col-span-full md:col-span-1" : void 0,
          children: [
            /* @__PURE__ */ jsx("h2", { id: `footer_${name}`, className: "font-semibold text-on-footer", children: title }),
            "items" in rest && /* @__PURE__ */ jsx("ul", { className: "my-1", children: rest.items.map((text) => /* @__PURE__ */ jsx("li", { className: "py-0.5 leading-snug", children: text }, text)) }),
            /* @__PURE__ */ jsx(
              LinkList,
              {
                links,
                path,
                className: "items" in rest ? "flex flex-wrap gap-x-5" : void 0,
                look: "inline-flex min-h-11 min-w-11 items-center leading-snug text-on-footer hover:underline aria-[current=page]:underline"
              }
            )
          ]
        },
        name
      ))
    ] }),
    /* @__PURE__ */ jsxs("div", { className: "mt-3 flex md:mt-8 flex-wrap items-center justify-between gap-x-4 border-t border-slate pt-1 max-md:text-xs md:pt-2", children: [
      /* @__PURE__ */ jsxs("p", { children: [
        "© ",
        site.copyrightYear,
        " ",
        site.name
      ] }),
      /* @__PURE__ */ jsx(
        "a",
        {
          href: site.certifier.url,
          rel: "noopener",
          className: "inline-flex min-h-11 items-center text-on-footer underlined-link",
          children: certifierLabel
        }
      )
    ] })
  ] }) });
}

const Drawing$1 = ({ viewBox, className, children }) => /* @__PURE__ */ jsx("svg", { "aria-hidden": "true", viewBox, fill: "none", className, children });
const Stroke = ({ d, width }) => /* @__PURE__ */ jsx("path", { d, stroke: "currentColor", strokeWidth: width, strokeLinecap: "round", strokeLinejoin: "round" });
const MarkIcon = ({ className }) => /* @__PURE__ */ jsxs(Drawing$1, { viewBox: "0 0 26 30", className, children: [
  /* @__PURE__ */ jsx(
    "path",
    {
      className: "fill-accent",
      d: "M13 .8c6.6 0 11.8 5 11.8 11.5 0 7-6.8 11.4-11.8 17C8 23.7 1.2 19.3 1.2 12.3 1.2 5.8 6.4.8 13 .8z"
    }
  ),
  /* @__PURE__ */ jsxs("g", { className: "text-paper", children: [
    /* @__PURE__ */ jsx(Stroke, { d: "M6.7 13.8a6.3 6.3 0 0 1 12.6 0", width: 2.2 }),
    /* @__PURE__ */ jsx(Stroke, { d: "m13 14 3-3.8", width: 2 }),
    /* @__PURE__ */ jsx("circle", { fill: "currentColor", cx: "13", cy: "14.3", r: "1.7" })
  ] })
] });

function SiteHeader({ path }) {
  const { header, mobile } = getContent().navigation;
  return /* @__PURE__ */ jsx("header", { className: "border-b border-line bg-paper md:sticky md:top-0 md:z-5 print:hidden", children: /* @__PURE__ */ jsxs("div", { className: "mx-auto flex min-h-17 md:min-h-16 w-full max-w-[70rem] items-center flex-wrap justify-between gap-x-4 px-gutter md:px-6", children: [
    /* @__PURE__ */ jsxs(
      "a",
      {
        href: ROUTES.home,
        className: "flex min-h-11 items-center gap-2.5 text-[min(1.25rem,7vw)] font-bold",
        children: [
          /* @__PURE__ */ jsx(MarkIcon, { className: "h-7 w-6.5" }),
          getContent().site.name
        ]
      }
    ),
    /* @__PURE__ */ jsxs("nav", { "aria-label": "Main", children: [
      /* @__PURE__ */ jsx(
        LinkList,
        {
          links: header,
          path,
          className: "hidden flex-wrap gap-x-7 md:flex",
          look: "inline-flex min-h-11 items-center text-muted decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-accent aria-[current=page]:underline"
        }
      ),
      /* @__PURE__ */ jsx(
        "a",
        {
          href: mobile.href,
          "aria-current": mobile.href === path ? "page" : void 0,
          className: "inline-flex min-h-11 items-center font-semibold text-link md:hidden",
          children: mobile.label
        }
      )
    ] })
  ] }) });
}

const PageShell = ({ path, things, children }) => /* @__PURE__ */ jsxs("div", { className: "flex min-h-dvh flex-col", children: [
  /* @__PURE__ */ jsx(
    "a",
    {
      href: "#main",
      className: "not-focus:sr-only absolute top-3 left-3 z-10 rounded-md bg-accent px-5 py-3 font-semibold text-on-accent print:hidden",
      children: "Skip to main content"
    }
  ),
  /* @__PURE__ */ jsx(SiteHeader, { path }),
  /* @__PURE__ */ jsxs("p", { className: "hidden justify-between border-b-2 border-frame text-xs print:flex", children: [
    /* @__PURE__ */ jsx("strong", { children: getContent().site.name }),
    " ",
    toAddress(path).replace("https://", "")
  ] }),
  /* @__PURE__ */ jsxs(
    "main",
    {
      id: "main",
      tabIndex: -1,
      className: "mx-auto w-full max-w-[70rem] flex-1 px-gutter pt-5 pb-8 md:px-6 md:pt-21 md:pb-14 print:px-0 print:pt-3 print:pb-0",
      children: [
        things && /* @__PURE__ */ jsx(JsonLd, { things }),
        children
      ]
    }
  ),
  /* @__PURE__ */ jsx(SiteFooter, { path })
] });

const TONES$2 = {
  emergency: "rounded-r-md border-l-4 border-danger bg-danger-soft",
  warning: "rounded-md border-2 border-frame bg-card",
  note: "rounded-r-md border-l-4 border-accent bg-accent-soft"
};
const Callout = ({ tone, title, children }) => /* @__PURE__ */ jsxs("aside", { role: "note", className: `mb-5 break-inside-avoid px-inset py-4 ${TONES$2[tone]}`, children: [
  /* @__PURE__ */ jsx("p", { className: "mb-2 font-bold", children: title }),
  /* @__PURE__ */ jsx("div", { className: "[&>:last-child]:mb-0", children })
] });

const Cite = ({ marks }) => /* @__PURE__ */ jsx(CiteMarks, { marks: readMarks(marks) });
const readMarks = (marks = "[]") => JSON.parse(marks);
function CiteMarks({ marks }) {
  const sorted = marks.toSorted((a, b) => a.number - b.number);
  const links = sorted.map(({ id, number, occurrence, ...mark }, index) => {
    const isReported = mark.isReported || getSources([id]).some(({ read }) => read === "reported");
    return /* @__PURE__ */ jsx("sup", { className: `${index > 0 ? "ml-1" : "ml-0.5"} text-xs text-muted`, children: /* @__PURE__ */ jsx(
      "a",
      {
        id: occurrence === 1 ? citationId(number) : void 0,
        href: `#${sourceId(number)}`,
        "aria-label": `source ${number}${isReported ? ", as reported" : ""}`,
        className: `tap-number ${marks.length > 1 ? "before:-inset-x-[4px]" : "before:-inset-x-[15px]"} ${isReported ? "circle-hollow" : "circle-solid"}`,
        children: number
      }
    ) }, number);
  });
  return links.length > 1 && links.length < 4 ? /* @__PURE__ */ jsx("span", { className: "whitespace-nowrap", children: links }) : links;
}
const CircleLegend = () => /* @__PURE__ */ jsxs("p", { className: "mt-1 mb-0! text-xs text-muted", children: [
  /* @__PURE__ */ jsx("span", { className: "circle-hollow after:mr-1" }),
  " reported: check the source first",
  " ",
  /* @__PURE__ */ jsx("span", { className: "circle-solid ml-2 after:mr-1" }),
  " read by us"
] });
const sourceId = (number) => `source-${number}`;
const citationId = (number) => `cite-${number}`;

const Estimates = ({ groups, note }) => /* @__PURE__ */ jsxs("table", { className: "mb-6 w-full text-sm/[1.35] text-muted [overflow-wrap:break-word] @max-[16rem]:wrap-anywhere", children: [
  /* @__PURE__ */ jsx("caption", { className: "text-left", children: "Our estimate, September 2025. Where the page above gives a figure, use that one." }),
  groups.map(({ title, rows }) => /* @__PURE__ */ jsxs("tbody", { children: [
    /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("th", { scope: "rowgroup", colSpan: 2, className: "pt-2 text-left font-semibold text-ink", children: title }) }),
    rows.map(([item = "", estimate = ""]) => /* @__PURE__ */ jsxs("tr", { className: "break-inside-avoid border-b border-line align-top", children: [
      /* @__PURE__ */ jsx("th", { scope: "row", className: "w-[55%] py-0.5 pr-1 text-left font-normal", children: item }),
      /* @__PURE__ */ jsx("td", { className: "py-0.5 text-right md:text-left", children: estimate })
    ] }, item))
  ] }, title)),
  note && /* @__PURE__ */ jsx("tfoot", { className: "print:table-row-group", children: /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", { colSpan: 2, className: "pt-2", children: note }) }) })
] });

const STRIP$1 = "flex items-center justify-between gap-x-1 bg-strip px-inset py-1.5 md:py-2.5 text-xs/tight font-semibold uppercase tracking-[0.1em] text-on-strip";

const RULE$1 = "border-t-2 border-frame pt-2.5";
const STRIP = `${STRIP$1} flex-wrap rounded-t-lg border border-frame`;
const Figure = ({ caption, note, strip, marks, children }) => /* @__PURE__ */ jsxs("figure", { className: "@container mb-5 max-w-figure md:my-7 break-inside-avoid [&_ul]:list-none! [&_ul]:pl-0! [&_li]:mb-0!", children: [
  /* @__PURE__ */ jsxs("figcaption", { className: strip ? STRIP : `mb-2 font-bold ${RULE$1}`, children: [
    caption,
    strip && /* @__PURE__ */ jsx("span", { className: "font-normal", children: strip })
  ] }),
  strip ? /* @__PURE__ */ jsx("div", { className: "rounded-b-lg border border-t-0 border-frame bg-card px-inset py-3", children }) : children,
  /* @__PURE__ */ jsx(FigureNote, { note, marks: readMarks(marks) }),
  strip && /* @__PURE__ */ jsx(CircleLegend, {})
] });
const inFigure = (Drawing) => (props) => {
  const current = keepAllCurrent(props, getBuildDay());
  return /* @__PURE__ */ jsx(Figure, { ...current, children: /* @__PURE__ */ jsx(Drawing, { ...current }) });
};
function FigureNote({ note, marks }) {
  if (!note && marks.length === 0) return null;
  return /* @__PURE__ */ jsxs("p", { className: "mt-1.5 mb-0! text-sm/[1.4] text-muted", children: [
    note || (marks.length === 1 ? "Source" : "Sources"),
    " ",
    /* @__PURE__ */ jsx(CiteMarks, { marks })
  ] });
}
const Legend = ({ keys, className = "" }) => /* @__PURE__ */ jsx("p", { className: `mb-3! flex flex-wrap gap-x-4 text-sm ${className}`, children: Object.entries(keys).map(([words, look]) => /* @__PURE__ */ jsxs("span", { className: "flex items-center gap-x-1.5", children: [
  /* @__PURE__ */ jsx("span", { className: `inline-block h-2.5 min-w-2.5 [print-color-adjust:exact] ${look}` }),
  words
] }, words)) });
const TONES$1 = { pine: "fill-accent", slate: "fill-slate", maker: "fill-maker" };
const FULL = 1e3;
function Bar({ from = 0, to, known = to, tone, className = "h-3", mark }) {
  const [x, end] = [Math.round(from * FULL), Math.round(known * FULL)];
  return /* @__PURE__ */ jsxs(
    "svg",
    {
      "aria-hidden": "true",
      viewBox: `0 0 ${FULL} 10`,
      preserveAspectRatio: "none",
      className: `block w-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke] forced-colors:[&_rect]:fill-[CanvasText] ${className}`,
      children: [
        mark !== void 0 && /* @__PURE__ */ jsx("path", { d: `M0 5H${FULL}`, className: "stroke-line" }),
        /* @__PURE__ */ jsx("rect", { x, width: end - x, height: "10", className: TONES$1[tone] }),
        known < to && /* @__PURE__ */ jsx(
          "path",
          {
            d: `M${end} 0H${Math.round(to * FULL)}V10H${end}`,
            strokeDasharray: "4 3",
            className: "fill-none stroke-maker forced-colors:stroke-[CanvasText]"
          }
        ),
        mark !== void 0 && /* @__PURE__ */ jsx("path", { d: `M${Math.round(mark * FULL)} -3V13`, strokeWidth: "2", className: "stroke-ink" })
      ]
    }
  );
}

const STACKED = 'max-md:[&_:is(th,td)]:py-1.5 @max-[19rem]:[&_:is(table,caption,thead,tbody,tr,th,td)]:block @max-[19rem]:[&_td]:before:text-muted @max-[19rem]:[&_td]:before:content-[attr(data-heading)_":_"]';
const WORDY = "@max-[30rem]:[&_:is(table,caption,thead,tbody)]:block @max-[30rem]:[&_tr]:grid @max-[30rem]:[&_tr]:gap-x-3 @[17rem]:@max-[30rem]:[&_tr]:grid-cols-2 @max-[30rem]:[&_tbody_th]:col-span-full @max-[30rem]:[&_tbody_th]:pb-0 @max-[30rem]:[&_td]:pt-0.5 @[17rem]:@max-[30rem]:[&_thead]:sticky @[17rem]:@max-[30rem]:[&_thead]:top-0 @[17rem]:@max-[30rem]:[&_thead]:bg-paper @max-[30rem]:[&_thead_th:first-child]:sr-only @max-[17rem]:[&_thead]:sr-only @max-[17rem]:[&_td]:before:block @max-[17rem]:[&_td]:before:text-xs @max-[17rem]:[&_td]:before:text-muted @max-[17rem]:[&_td]:before:content-[attr(data-heading)]";
const NUMERIC = "@min-[19rem]:[&_tbody_th]:font-normal @min-[19rem]:[&_:is(td,th+th)]:text-right";
const LONG_CELL = 28;
function FigureTable(props) {
  const { caption, columns, rows, note, cite = [], ...figure } = keepAllCurrent(props, getBuildDay());
  const marks = readMarks(figure.marks);
  const headings = splitMarks(columns, cite.length, marks);
  const isWordy = columns.length > 2 && rows.some(([, ...cells]) => cells.some(({ length }) => length > LONG_CELL));
  const isNumeric = rows.every(([, ...cells]) => cells.every((cell) => /^[\d–]/.test(cell)));
  return /* @__PURE__ */ jsxs(
    "div",
    {
      className: `@container mb-5 max-w-figure md:my-7 ${isWordy ? WORDY : STACKED} ${isNumeric ? NUMERIC : ""} ${RULE$1}`,
      children: [
        /* @__PURE__ */ jsxs(
          "table",
          {
            className: `ruled-table text-sm/[1.4] [overflow-wrap:break-word] @min-[480px]:text-base/[1.45] ${isWordy ? "table-fixed" : ""}`,
            children: [
              /* @__PURE__ */ jsx("caption", { className: "text-left text-base font-bold", children: caption }),
              /* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsx("tr", { children: headings.map(({ title, marks: own }) => /* @__PURE__ */ jsxs("th", { scope: "col", children: [
                keepDose(title),
                !isWordy && /* @__PURE__ */ jsx(CiteMarks, { marks: own })
              ] }, title)) }) }),
              /* @__PURE__ */ jsx("tbody", { children: rows.map(([label = "", ...cells]) => /* @__PURE__ */ jsxs("tr", { children: [
                /* @__PURE__ */ jsx("th", { scope: "row", children: keepDose(label) }),
                headings.slice(1).map(({ title }, index) => /* @__PURE__ */ jsx("td", { "data-heading": title, children: isNumeric ? withBoldFigure(cells[index]) : cells[index] }, title))
              ] }, label)) })
            ]
          }
        ),
        /* @__PURE__ */ jsx(FigureNote, { note, marks: isWordy ? marks : marks.slice(0, cite.length) })
      ]
    }
  );
}
const keepDose = (text) => text.replace(/(?<=\d) (?=mg)/g, " ");
function withBoldFigure(cell = "") {
  const [, figure, rest = cell] = cell.match(/^([\d.]+)( \(.+)$/) ?? [];
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    figure && /* @__PURE__ */ jsx("strong", { children: figure }),
    rest
  ] });
}
function splitMarks(columns, ofTable, marks) {
  let next = ofTable;
  return columns.map((column) => {
    const count = typeof column === "string" ? 0 : column.cite.length;
    next += count;
    return { title: getTitle(column), marks: marks.slice(next - count, next) };
  });
}

const AnswerRows = ({ rows }) => /* @__PURE__ */ jsx("ul", { className: "-my-1", children: rows.filter(({ figure }) => figure).map(({ situation, figure, next }) => /* @__PURE__ */ jsxs("li", { className: "border-t border-line py-2 first:border-t-0", children: [
  /* @__PURE__ */ jsxs("p", { className: "mb-0! flex flex-wrap items-baseline justify-between gap-x-4", children: [
    /* @__PURE__ */ jsx("strong", { children: situation }),
    /* @__PURE__ */ jsx("strong", { className: "ml-auto text-right text-h3", children: figure })
  ] }),
  next && /* @__PURE__ */ jsx("p", { className: "mb-0! text-sm/[1.4] text-muted", children: next })
] }, situation)) });

function Bars({
  rows,
  isLarge,
  outOf = 0
}) {
  const top = Math.max(outOf, ...rows.map(({ value }) => value));
  return /* @__PURE__ */ jsx("ul", { className: "grid gap-y-2", children: rows.map(({ label, detail, value, known = value, text, tone }) => /* @__PURE__ */ jsxs("li", { className: "break-inside-avoid", children: [
    /* @__PURE__ */ jsxs("p", { className: "mb-0.5! flex items-baseline justify-between gap-x-2 @max-[16rem]:flex-wrap leading-[1.3]", children: [
      /* @__PURE__ */ jsxs("span", { children: [
        /* @__PURE__ */ jsx("strong", { children: label }),
        " ",
        detail && /* @__PURE__ */ jsx("span", { className: "text-sm text-muted", children: detail })
      ] }),
      /* @__PURE__ */ jsx("strong", { className: isLarge ? "text-figure" : "whitespace-nowrap", children: text })
    ] }),
    /* @__PURE__ */ jsx(Bar, { to: value / top, known: known / top, tone, className: isLarge ? "h-7" : "h-3" })
  ] }, `${label} ${detail}`)) });
}

const YES = "M2 8l4 4 8-9";
const NO = "M3 3l10 10M13 3L3 13";
const Sign = ({ path, className = "" }) => /* @__PURE__ */ jsx("svg", { "aria-hidden": "true", viewBox: "0 0 16 16", className: `sign ${className}`, children: /* @__PURE__ */ jsx("path", { d: path }) });

const SIGNS = {
  yes: { path: YES, className: "text-accent" },
  caution: { path: "M1 9c3-5 6-3 7-1s4 3 7-1", className: "text-muted" },
  no: { path: NO, className: "text-danger" }
};
const Choices = ({ columns }) => /* @__PURE__ */ jsx("div", { className: "grid grid-cols-3 gap-x-3 @max-[17rem]:grid-cols-1", children: columns.map(({ title, sign, items }) => /* @__PURE__ */ jsxs("div", { children: [
  /* @__PURE__ */ jsxs("p", { className: "mb-0! flex items-baseline gap-x-1.5 border-b border-line pb-1.5 text-sm font-bold", children: [
    /* @__PURE__ */ jsx(Sign, { ...SIGNS[sign] }),
    title
  ] }),
  /* @__PURE__ */ jsx("ul", { children: items.map((item) => /* @__PURE__ */ jsx("li", { className: "border-b border-line py-1 text-sm/[1.35] last:border-b-0", children: item }, item)) })
] }, title)) });

function DateLanes({ items, until }) {
  const [now, end] = [Date.parse(getBuildDay()), Date.parse(until)];
  const upcoming = items.filter(({ day }) => Date.parse(day) >= now);
  if (upcoming.length === 0) return /* @__PURE__ */ jsx("p", { children: "All of these dates have passed." });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("ul", { className: "grid gap-y-2 md:gap-y-5 mb-2!", children: upcoming.map(({ day, title, text, begins, tone }) => {
      const mark = Math.min(1, (Date.parse(day) - now) / (end - now));
      return /* @__PURE__ */ jsxs("li", { className: "break-inside-avoid", children: [
        /* @__PURE__ */ jsxs("p", { className: "mb-1! leading-[1.35]", children: [
          /* @__PURE__ */ jsx("strong", { children: formatDay(day) }),
          " ",
          title
        ] }),
        /* @__PURE__ */ jsx(Bar, { from: begins ? mark : 0, to: begins ? 1 : mark, tone, mark }),
        /* @__PURE__ */ jsx("p", { className: "mt-1 mb-0! text-sm/[1.4] text-muted", children: text })
      ] }, `${day} ${title}`);
    }) }),
    /* @__PURE__ */ jsxs("p", { className: "mb-0! flex justify-between border-t border-frame pt-1 text-xs text-muted", children: [
      /* @__PURE__ */ jsx("span", { children: "today" }),
      /* @__PURE__ */ jsx("span", { children: formatDay(until) })
    ] })
  ] });
}

const Drawing = ({ height, children, words }) => /* @__PURE__ */ jsxs(Fragment, { children: [
  /* @__PURE__ */ jsx(
    "svg",
    {
      "aria-hidden": "true",
      height,
      className: "block w-full overflow-visible fill-ink text-[13px] @max-[16rem]:hidden",
      children
    }
  ),
  /* @__PURE__ */ jsx("ul", { className: "list-none! pl-0! @min-[16rem]:sr-only", children: words.map((line) => /* @__PURE__ */ jsx("li", { children: line }, line)) })
] });
const CENTERED = { textAnchor: "middle", className: "fill-muted" };
const toPercent = (share) => `${Math.round(share * 1e3) / 10}%`;

const KEYS$1 = {
  "first month": "w-4 bg-accent forced-colors:bg-[CanvasText]",
  "later, if you tolerate it": "w-4 border border-accent bg-accent-soft"
};
const DoseStairs = ({ drugs }) => /* @__PURE__ */ jsxs(Fragment, { children: [
  /* @__PURE__ */ jsx(Legend, { keys: KEYS$1, className: "@max-[16rem]:hidden" }),
  /* @__PURE__ */ jsx("ul", { className: "grid grid-cols-2 gap-4 @max-[19rem]:grid-cols-1", children: drugs.map(({ name, detail, unit, steps, place }) => /* @__PURE__ */ jsxs(
    "li",
    {
      className: `flex break-inside-avoid flex-col ${place === "right" ? "col-start-2 @max-[19rem]:col-start-1" : "col-start-1"}`,
      children: [
        /* @__PURE__ */ jsx("strong", { children: name }),
        /* @__PURE__ */ jsx("span", { className: "mb-1 grow text-sm/[1.3] text-muted", children: detail }),
        /* @__PURE__ */ jsx(Stair, { steps, unit })
      ]
    },
    name
  )) })
] });
const [FIRST_STEP, STEP] = [
  "fill-accent forced-colors:fill-[CanvasText]",
  "fill-accent-soft stroke-accent forced-colors:stroke-[CanvasText]"
];
const [TOP$1, PLOT$1] = [18, 84];
const BASE = TOP$1 + PLOT$1;
function Stair({ steps, unit }) {
  const top = Math.max(...steps);
  const toX = (step) => toPercent(step / steps.length);
  const words = steps.map((dose, index) => `${index + 1}: ${dose} ${unit}`).join(", ");
  return /* @__PURE__ */ jsx(Drawing, { height: BASE + 17, words: [words], children: steps.map((dose, index) => {
    const height = Math.round(dose / top * PLOT$1);
    const [isFirst, isLast] = [index === 0, index === steps.length - 1];
    const column = { x: toX(index), y: BASE - height, width: toX(1), height };
    return /* @__PURE__ */ jsxs("g", { children: [
      /* @__PURE__ */ jsx("rect", { ...column, className: isFirst ? FIRST_STEP : STEP }),
      /* @__PURE__ */ jsx(
        "text",
        {
          x: isFirst ? 0 : toX(index + 1),
          dx: isFirst || isLast ? void 0 : -4,
          y: BASE - height - 4,
          textAnchor: isFirst ? void 0 : "end",
          className: "font-semibold",
          children: isLast ? `${dose} ${unit}` : dose
        }
      ),
      /* @__PURE__ */ jsx("text", { x: toX(index + 0.5), y: BASE + 14, ...CENTERED, children: isLast ? `${index + 1}+` : index + 1 })
    ] }, dose);
  }) });
}

const [LEFT$1, RIGHT$1] = [0.32, 0.08];
const ROW = 30;
const DISC = "fill-accent forced-colors:fill-[CanvasText]";
const SQUARE = {
  transform: "translate(-5)",
  width: 10,
  height: 10,
  strokeWidth: 2.5,
  className: "fill-paper stroke-slate forced-colors:stroke-[CanvasText]"
};
function Dumbbells({ names: [disc = "", square = ""], rows, max }) {
  const toX = (value) => toPercent(LEFT$1 + value / max * (1 - LEFT$1 - RIGHT$1));
  const keys = {
    [disc]: "rounded-pill bg-accent forced-colors:bg-[CanvasText]",
    [square]: "border-2 border-slate bg-card"
  };
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Legend, { keys, className: "font-semibold @max-[16rem]:hidden" }),
    /* @__PURE__ */ jsxs(
      Drawing,
      {
        height: rows.length * ROW + 20,
        words: rows.map(({ label, first, second }) => `${label}: ${disc} ${first}, ${square} ${second}`),
        children: [
          rows.map(({ label, first, second }, row) => {
            const y = row * ROW + ROW / 2;
            const isTight = Math.min(first, second) / max < 0.15;
            const atLeft = { x: toX(Math.min(first, second)), dx: -10, textAnchor: "end" };
            const atRight = { x: toX(Math.max(first, second)), dx: 10 };
            return /* @__PURE__ */ jsxs("g", { children: [
              /* @__PURE__ */ jsx("line", { x2: "100%", y1: y + ROW / 2, y2: y + ROW / 2, className: "stroke-line" }),
              /* @__PURE__ */ jsx("text", { y: y + 5, className: "font-semibold", children: label }),
              /* @__PURE__ */ jsx("line", { x1: toX(first), x2: toX(second), y1: y, y2: y, strokeWidth: "4", className: "stroke-slate" }),
              /* @__PURE__ */ jsx("rect", { x: toX(second), y: y - 5, ...SQUARE }),
              /* @__PURE__ */ jsx("circle", { cx: toX(first), cy: y, r: "5", className: DISC }),
              /* @__PURE__ */ jsxs("text", { ...first < second && !isTight ? atLeft : atRight, y: y + 5, children: [
                /* @__PURE__ */ jsx("tspan", { className: `font-bold ${DISC}`, children: first.toFixed(1) }),
                isTight && ` / ${second.toFixed(1)}`
              ] }),
              !isTight && /* @__PURE__ */ jsx("text", { ...first < second ? atRight : atLeft, y: y + 5, children: second.toFixed(1) })
            ] }, label);
          }),
          [0, max / 2, max].map((value) => /* @__PURE__ */ jsx("text", { x: toX(value), y: rows.length * ROW + 16, ...CENTERED, children: value }, value))
        ]
      }
    )
  ] });
}

const Folded = ({ title, children }) => /* @__PURE__ */ jsxs("details", { className: "mb-4 max-w-figure border-y border-line [details+&]:-mt-4 [details+&]:border-t-0", children: [
  /* @__PURE__ */ jsx("summary", { className: "flex min-h-11 cursor-pointer items-center justify-between text-sm chevron", children: title }),
  /* @__PURE__ */ jsx("div", { className: "pt-2 [&>:last-child]:mb-4", children })
] });

const PITCH = 12;
const PeopleDots = ({ total, shared, perRow = 10, isSmall, className = "" }) => /* @__PURE__ */ jsxs(
  "svg",
  {
    "aria-hidden": "true",
    viewBox: `0 0 ${perRow * PITCH} ${100 / perRow * PITCH}`,
    strokeWidth: 9.6,
    className: `fill-none [stroke-dasharray:0_12] [stroke-linecap:round] ${className}`,
    children: [
      /* @__PURE__ */ jsx("path", { d: drawRows(100, perRow), className: isSmall ? "stroke-line" : "stroke-slate" }),
      !isSmall && /* @__PURE__ */ jsx(
        "path",
        {
          d: drawRows(100, perRow),
          strokeWidth: 7.8,
          className: "stroke-card forced-colors:stroke-[Canvas]"
        }
      ),
      /* @__PURE__ */ jsx("path", { d: drawRows(total, perRow), className: "stroke-accent forced-colors:stroke-[Highlight]" }),
      /* @__PURE__ */ jsx(
        "path",
        {
          d: drawRows(Math.min(shared, total), perRow),
          className: "stroke-slate forced-colors:stroke-[CanvasText]"
        }
      )
    ]
  }
);
const drawRows = (dots, perRow) => Array.from({ length: Math.ceil(dots / perRow) }, (_, row) => {
  const inRow = Math.min(perRow, dots - row * perRow);
  return `M${PITCH / 2} ${row * PITCH + PITCH / 2}h${(inRow - 1) * PITCH + 0.1}`;
}).join("");

const KEYS = {
  "more, on the drug": "rounded-pill bg-accent forced-colors:bg-[Highlight]",
  "as many as on placebo": "rounded-pill bg-slate forced-colors:bg-[CanvasText]",
  "not affected": "rounded-pill border border-slate"
};
function People({ drug: name, rows, isLarge }) {
  const Effect = isLarge ? LargeEffect : SmallEffect;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Legend, { keys: KEYS }),
    /* @__PURE__ */ jsx(
      "ul",
      {
        className: `grid gap-x-3 gap-y-5 ${isLarge ? "@min-[34rem]:grid-cols-2" : "grid-cols-3 @max-[19.5rem]:grid-cols-2 @max-[13rem]:grid-cols-1"}`,
        children: rows.map(({ effect, drug, placebo }) => /* @__PURE__ */ jsx("li", { className: "break-inside-avoid", children: /* @__PURE__ */ jsx(Effect, { name, effect, drug: Math.round(drug), placebo: Math.round(placebo) }) }, effect))
      }
    )
  ] });
}
const SmallEffect = ({ effect, drug, placebo }) => /* @__PURE__ */ jsxs(Fragment, { children: [
  /* @__PURE__ */ jsx(PeopleDots, { className: "mb-1.5 block h-auto w-full max-w-30", total: drug, shared: placebo }),
  /* @__PURE__ */ jsx("strong", { className: "block text-sm max-md:text-xs [overflow-wrap:normal]", children: effect }),
  /* @__PURE__ */ jsxs("span", { className: "block text-sm", children: [
    /* @__PURE__ */ jsx("strong", { className: "text-base text-accent", children: drug >= placebo ? `+${drug - placebo}` : `−${placebo - drug}` }),
    " ",
    /* @__PURE__ */ jsxs("span", { className: "block text-muted", children: [
      drug,
      " vs ",
      placebo
    ] })
  ] })
] });
const LargeEffect = ({ name, effect, drug, placebo }) => /* @__PURE__ */ jsxs(Fragment, { children: [
  /* @__PURE__ */ jsxs("p", { className: "mb-2!", children: [
    /* @__PURE__ */ jsx("strong", { className: "text-h3 text-accent", children: describeDifference(drug - placebo) }),
    " ",
    effect
  ] }),
  /* @__PURE__ */ jsx("div", { className: "grid max-w-[17rem] grid-cols-2 gap-x-4", children: Object.entries({ [name]: drug, placebo }).map(([group, total]) => /* @__PURE__ */ jsxs("div", { children: [
    /* @__PURE__ */ jsx(PeopleDots, { className: "mb-1.5 block h-auto w-full max-w-30", total, shared: placebo }),
    /* @__PURE__ */ jsxs("p", { className: "mb-0! text-sm", children: [
      /* @__PURE__ */ jsx("strong", { children: total }),
      " on ",
      group
    ] })
  ] }, group)) })
] });
function describeDifference(more) {
  if (more === 0) return "As many as on placebo:";
  return more > 0 ? `${more} more in 100` : `${-more} fewer in 100`;
}

function PriceColumns() {
  const drugs = listFillColumns(getContent()["maker-prices"].drugs, getBuildDay());
  return /* @__PURE__ */ jsx("ul", { className: "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 @min-[36rem]:grid-cols-2", children: drugs.map((drug) => /* @__PURE__ */ jsxs("li", { className: "flex break-inside-avoid flex-col justify-between", children: [
    /* @__PURE__ */ jsxs("p", { className: "mb-1! grid grid-cols-[minmax(0,1fr)_auto] items-baseline wrap-anywhere gap-x-4", children: [
      /* @__PURE__ */ jsx("strong", { className: "text-sm", children: drug.name }),
      /* @__PURE__ */ jsx("strong", { children: formatDollars(drug.year) }),
      /* @__PURE__ */ jsx("span", { className: "col-span-2 text-sm/[1.3] text-muted", children: drug.detail })
    ] }),
    /* @__PURE__ */ jsx(Columns, { ...drug })
  ] }, drug.name)) });
}
const toHeight = (dollars) => Math.round(dollars * 0.11);
function Columns({ fills, late, form }) {
  const toX = (column) => toPercent(column / fills.length);
  const listStarts = (key) => fills.flatMap((fill, at) => fill[key] === fills[at - 1]?.[key] ? [] : [{ ...fill, at }]);
  const [prices, doses] = [listStarts("dollars"), listStarts("dose")];
  const words = doses.map(({ dose, dollars, at }) => `Fill ${at + 1}, ${dose}: ${formatDollars(dollars)}`);
  if (late)
    words.push(
      `Refilled late: up to ${formatDollars(late.dollars)} a fill, ${formatDollars(late.year)} for ${fills.length}`
    );
  const highest = Math.max(...fills.map(({ dollars }) => dollars), late?.dollars ?? 0);
  const top = toHeight(highest) + (late ? 30 : 19);
  return /* @__PURE__ */ jsxs(Drawing, { height: top + 19, words, children: [
    /* @__PURE__ */ jsx("svg", { "aria-hidden": "true", viewBox: `0 0 ${fills.length * 20} ${top + 19}`, preserveAspectRatio: "none", children: /* @__PURE__ */ jsx(
      "path",
      {
        d: fills.map(({ dollars }, at) => `M${at * 20} ${top}v-${toHeight(dollars)}h18V${top}`).join(""),
        className: "fill-maker forced-colors:fill-[CanvasText]"
      }
    ) }),
    late && /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsx(
        "rect",
        {
          x: toX(late.from),
          y: top - toHeight(late.dollars),
          width: toX(fills.length - late.from),
          height: toHeight(late.dollars),
          strokeDasharray: "3 2",
          className: "fill-none stroke-maker forced-colors:stroke-[CanvasText]"
        }
      ),
      /* @__PURE__ */ jsx("text", { x: "100%", y: top - toHeight(late.dollars) - 14, textAnchor: "end", children: `refilled late: $${late.dollars} each, ${fills.length} for ${formatDollars(late.year)}` })
    ] }),
    prices.map(({ dollars, at }, index) => {
      const next = prices[index + 1];
      const count = (next?.at ?? fills.length) - at;
      const isLong = count > 2;
      const isAtStart = isLong || at === 0 && count === 1;
      const height = toHeight(index > 0 && !isLong && next ? next.dollars : dollars);
      return /* @__PURE__ */ jsx(
        "text",
        {
          x: toX(isAtStart ? at : at + count / 2),
          dx: at > 0 && isLong ? 7 : late && next?.at === late.from ? -3 : void 0,
          y: top - height - 4,
          textAnchor: isAtStart ? void 0 : "middle",
          paintOrder: "stroke",
          strokeWidth: isLong ? 6 : 2,
          className: "stroke-paper font-semibold",
          children: isLong ? `${dollars} × ${count}` : dollars
        },
        at
      );
    }),
    /* @__PURE__ */ jsx("line", { x2: "100%", y1: top, y2: top, className: "stroke-ink" }),
    keepApart(doses, fills.length).map(({ dose, at, isLast, dx }) => {
      const isAtStart = at === 0 || isLast;
      return /* @__PURE__ */ jsx(
        "text",
        {
          x: toX(isAtStart ? at : at + 0.5),
          dx: dx || void 0,
          y: top + 14,
          textAnchor: isAtStart ? void 0 : "middle",
          className: "fill-muted",
          children: isLast ? `${dose}, ${form === "pill" ? "daily" : "weekly"}` : dose.replace(" mg", "")
        },
        dose
      );
    })
  ] });
}
const [PHONE, DIGIT, POINT, ROOM] = [320, 8.3, 4, 6];
function keepApart(steps, columns) {
  const column = PHONE / columns;
  let end = 0;
  return steps.map(({ dose, at }, index) => {
    const isLast = index === steps.length - 1;
    const width = dose.replace(/\D/g, "").length * DIGIT + (dose.includes(".") ? POINT : 0);
    const own = at * column;
    const indent = isLast ? 6 : at === 0 ? 0 : (column - width) / 2;
    const moved = Math.max(0, Math.ceil(end - own - indent));
    end = own + indent + moved + width + ROOM;
    return { dose, at, isLast, dx: isLast ? indent + moved : moved };
  });
}

const SideBySide = ({ children }) => /* @__PURE__ */ jsx("div", { className: "grid max-w-figure gap-x-8 md:grid-cols-2", children });

const Timeline = ({ items }) => /* @__PURE__ */ jsx("ol", { className: "ml-1.5 border-l-2 border-accent", children: items.map(({ when, title, text }) => /* @__PURE__ */ jsxs(
  "li",
  {
    className: "relative break-inside-avoid pb-3 pl-6 before:absolute before:top-1.5 before:-left-[0.45rem] before:size-3 before:rounded-pill before:border-2 before:border-accent before:bg-paper last:pb-0",
    children: [
      /* @__PURE__ */ jsx("p", { className: "mb-0! text-sm font-semibold text-accent", children: when }),
      /* @__PURE__ */ jsx("p", { className: "mb-0! font-semibold", children: title }),
      /* @__PURE__ */ jsx("p", { className: "mb-0! text-sm/[1.45]", children: text })
    ]
  },
  when
)) });

const [LEFT, RIGHT] = [0.16, 0.2];
const [TOP, PLOT] = [22, 130];
const SCALE = TOP + PLOT + 18;
function WeightCurve({ points, stoppedAt }) {
  const last = points.at(-1)?.week ?? 1;
  const toX = (week) => toPercent(LEFT + week / last * (1 - LEFT - RIGHT));
  const toY = (lost) => TOP + Math.round(lost / 20 * PLOT);
  const measured = points.filter(({ week }) => week > 0);
  return /* @__PURE__ */ jsxs(
    Drawing,
    {
      height: TOP + PLOT + 22,
      words: measured.map(({ week, lost }) => `week ${week}: ${formatChange(lost)}`),
      children: [
        /* @__PURE__ */ jsx(
          "rect",
          {
            x: toX(stoppedAt),
            y: TOP - 8,
            width: toPercent((1 - stoppedAt / last) * (1 - LEFT - RIGHT)),
            height: PLOT + 8,
            className: "fill-accent-soft"
          }
        ),
        [0, 10, 20].map((tick) => /* @__PURE__ */ jsxs("g", { children: [
          /* @__PURE__ */ jsx("line", { x2: "100%", y1: toY(tick), y2: toY(tick), className: "stroke-line" }),
          /* @__PURE__ */ jsx("text", { y: toY(tick) - 4, className: "fill-muted", children: formatChange(tick) })
        ] }, tick)),
        /* @__PURE__ */ jsx("text", { x: toX(stoppedAt / 2), y: "9", ...CENTERED, children: "on the drug" }),
        /* @__PURE__ */ jsx("text", { x: toX((stoppedAt + last) / 2), y: "9", textAnchor: "middle", className: "font-bold", children: "stopped" }),
        points.slice(1).map(({ week, lost }, before) => {
          const { week: from = 0, lost: height = 0 } = points[before] ?? {};
          const line = { x1: toX(from), x2: toX(week), y1: toY(height), y2: toY(lost) };
          return /* @__PURE__ */ jsx("line", { ...line, strokeWidth: "3", className: "stroke-slate" }, week);
        }),
        measured.map(({ week, lost }) => {
          const [dx, dy, textAnchor] = week === last ? [9, 5, "start"] : [-9, 14, "end"];
          return /* @__PURE__ */ jsxs("g", { children: [
            /* @__PURE__ */ jsx("circle", { cx: toX(week), cy: toY(lost), r: "5", strokeWidth: "2", className: "fill-paper stroke-slate" }),
            /* @__PURE__ */ jsx("text", { x: toX(week), dx, y: toY(lost) + dy, textAnchor, className: "font-bold", children: formatChange(lost) })
          ] }, week);
        }),
        points.map(({ week }, at) => /* @__PURE__ */ jsx("text", { x: toX(week), y: SCALE, ...CENTERED, textAnchor: at === 0 ? "start" : "middle", children: `week ${week}` }, week))
      ]
    }
  );
}
const formatChange = (lost) => lost > 0 ? `−${lost}%` : "0";

function FirstYear() {
  const [prices, today] = [getContent()["maker-prices"], getBuildDay()];
  const rows = toSortedRows([...getProgramPlans(prices, today), ...getMakerPlans(prices, today)]);
  const dashed = rows.some(({ sumCents, knownCents }) => knownCents < (sumCents ?? 0)) ? " Dashed: after the price’s last day." : "";
  const bars = rows.map(({ name, track, condition, ends, sumCents, knownCents, sumText }) => ({
    label: name.replace(" vial or KwikPen", ""),
    // one line on a phone
    detail: (condition?.includes("new patients") ? "new patients" : track ?? "if eligible") + (ends ? `, to ${formatDay(ends)}` : ""),
    value: (sumCents ?? 0) / 100,
    known: knownCents / 100,
    text: sumText,
    tone: "maker"
  }));
  return /* @__PURE__ */ jsx(
    Figure,
    {
      caption: "The first 12 months",
      note: `Our sums of prices as reported in October 2026, unchanged all year, refilled on time, without visits, needles, or tax.${dashed}`,
      children: /* @__PURE__ */ jsx(Bars, { rows: bars })
    }
  );
}

function MakerPrices() {
  const today = getBuildDay();
  const rows = getContent()["maker-prices"].drugs.flatMap(
    (drug) => drug.ladders.filter((ladder) => !isOver(ladder, today)).map((ladder) => {
      const { steps = [] } = toMakerPlan(drug, ladder, today).price ?? {};
      const conditions = [
        !drug.approvedForWeight && "not approved for weight",
        ladder.condition,
        ladder.ends && `ends ${formatDay(ladder.ends)}`
      ];
      return [
        `${drug.name}, ${ladder.label}`,
        steps.map(({ label, cents }) => `${label} ${formatCents(cents)}`).join(", "),
        conditions.filter(Boolean).join("; ") || "none on record"
      ];
    })
  );
  return /* @__PURE__ */ jsx(
    FigureTable,
    {
      caption: "Self-pay price of one fill: 28 days of shots, 30 tablets",
      columns: ["Drug and course", "Each dose", "Condition"],
      rows
    }
  );
}

const TERM = /(GLP-1s?|\b[A-Za-z]-\w{1,8}|\b[A-Z][a-z]+ \d{1,2}(?=, \d{4}))/;
const NoWrap = ({ children }) => children.split(TERM).map(
  (part, index) => index % 2 === 1 ? (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    /* @__PURE__ */ jsx("span", { className: "whitespace-nowrap", children: part }, index)
  ) : part
);

const Sources = ({ ids, isFull }) => getSources([...new Set(ids)]).map(({ id, label, url, publisher, year }, index) => {
  const Name = url ? "a" : Fragment$1;
  return /* @__PURE__ */ jsxs(Fragment$1, { children: [
    index > 0 && "; ",
    /* @__PURE__ */ jsx(Name, { ...url && { href: url, rel: "noopener", className: "underlined-link" }, children: /* @__PURE__ */ jsx(NoWrap, { children: label }) }),
    isFull && `, ${publisher}${year === null ? "" : ` ${year}`}`
  ] }, id);
});

const SafetyPoints = ({ points }) => /* @__PURE__ */ jsxs(Fragment, { children: [
  /* @__PURE__ */ jsx("ul", { className: "mb-2! list-disc pl-5", children: points.map(({ lead, text }) => /* @__PURE__ */ jsxs("li", { className: "mb-1", children: [
    /* @__PURE__ */ jsx("strong", { children: lead }),
    " ",
    text
  ] }, lead)) }),
  /* @__PURE__ */ jsxs("p", { className: "text-xs text-muted", children: [
    "Sources: ",
    /* @__PURE__ */ jsx(Sources, { ids: points.flatMap(({ sources }) => sources) }),
    "."
  ] })
] });

function SafetyCard() {
  const { intro, sections } = getContent().safety.card;
  return /* @__PURE__ */ jsxs(
    "aside",
    {
      role: "note",
      className: "mb-6 rounded-md border-2 border-frame bg-card px-inset pt-4 print:break-before-page",
      children: [
        intro.map(({ lead, text }) => /* @__PURE__ */ jsxs("p", { children: [
          /* @__PURE__ */ jsx("strong", { children: lead }),
          " ",
          text
        ] }, lead)),
        sections.map(({ title, items }) => /* @__PURE__ */ jsxs("details", { className: "break-inside-avoid border-t border-line", children: [
          /* @__PURE__ */ jsx("summary", { className: "chevron flex min-h-11 cursor-pointer list-none items-center justify-between font-bold", children: title }),
          /* @__PURE__ */ jsx(SafetyPoints, { points: items })
        ] }, title))
      ]
    }
  );
}

const Unproven = ({ about, children }) => isUnproven(about) ? children : null;

function WhoShouldNot() {
  const { title, lead, items, after } = getContent().safety.whoShouldNot;
  return /* @__PURE__ */ jsxs(
    "aside",
    {
      role: "note",
      className: "mt-8 mb-5 rounded-md border-2 border-frame bg-card px-inset pt-3 text-sm/[1.4] [&>details]:mb-0 [&>details]:border-b-0",
      children: [
        /* @__PURE__ */ jsxs("p", { className: "mb-3!", children: [
          /* @__PURE__ */ jsxs("strong", { children: [
            title,
            "."
          ] }),
          " ",
          lead
        ] }),
        /* @__PURE__ */ jsxs(Folded, { title: "Warnings and other reasons", children: [
          /* @__PURE__ */ jsx(SafetyPoints, { points: items }),
          /* @__PURE__ */ jsx("p", { children: after })
        ] })
      ]
    }
  );
}

const READ_WORDS = {
  original: "read",
  copy: "a copy read",
  reported: "reported"
};
function getMedicareProgram() {
  const prices = getContent()["maker-prices"];
  const running = getProgramPlans(prices, getBuildDay()).find(({ key }) => key === "medicare-glp1-bridge");
  const program = prices.programs.find(({ id }) => id === running?.key);
  if (!program) return null;
  const { price, ends, whoQualifies, source, whoSource } = program;
  return {
    summary: `Medicare’s GLP-1 Bridge costs ${formatDollars(price)} a month for people who qualify, through ${formatDay(ends)}.`,
    who: whoQualifies,
    sources: getSources([source, whoSource]).map(({ label, url, read, readOn }) => ({
      label,
      url,
      how: `${READ_WORDS[read]} ${formatMonthOrDay(readOn)}`
    }))
  };
}

const countRanked = () => countChecks(getProviders(), getContent().site.checksExpireAfterDays, getBuildDay());
const formatCertificateChecks = () => formatCertificateCount(countRanked().certificates);

const SENTENCES = {
  commissions: () => getContent().site.disclosure,
  certificates: () => `${capitalize(formatCertificateChecks())}.`,
  "answers-change": () => formatWhatAnswersChange(getMedicareProgram() !== null),
  "answers-send": () => WHAT_ANSWERS_SEND
};
const Sentence = ({ says }) => SENTENCES[says]();

const TextLink = (attributes) => /* @__PURE__ */ jsx("a", { ...attributes, className: "underlined-link tap-area" });

const guideComponents = {
  AnswerRows: inFigure(AnswerRows),
  Bars: inFigure(Bars),
  Choices: inFigure(Choices),
  DateLanes: inFigure(DateLanes),
  DoseStairs: inFigure(DoseStairs),
  Dumbbells: inFigure(Dumbbells),
  Folded,
  PriceColumns: inFigure(PriceColumns),
  SideBySide,
  WeightCurve: inFigure(WeightCurve),
  Callout,
  Cite,
  Estimates,
  FigureTable,
  FirstYear,
  MakerPrices,
  People: inFigure(People),
  SafetyCard,
  Sentence,
  Timeline: inFigure(Timeline),
  Unproven,
  WhoShouldNot
};
const components = {
  a: TextLink,
  // biome-ignore lint/performance/noImgElement: a static export has no image server; a page does not wait for it
  img: ({ alt, ...attributes }) => /* @__PURE__ */ jsx("img", { ...attributes, alt, loading: "lazy" }),
  ...guideComponents
};
const useMDXComponents = () => components;

const RULE = "lg:border-t-2 lg:border-frame lg:pt-3";
const COLUMNS = {
  left: "lg:grid-cols-[min(14.25rem,24%)_minmax(0,var(--container-figure))]",
  right: "lg:grid-cols-[minmax(0,var(--container-figure))_minmax(9rem,1fr)]"
};
function ReadingLayout({ header, aside, asideAt = "left", children }) {
  const [left, right] = ["lg:col-start-1", "lg:col-start-2"];
  const [atAside, atText] = asideAt === "left" ? [left, right] : [`${right} ${RULE}`, left];
  return /* @__PURE__ */ jsxs("article", { className: `grid grid-cols-[minmax(0,1fr)] gap-x-14 print:block ${COLUMNS[asideAt]}`, children: [
    /* @__PURE__ */ jsx("div", { className: atText, children: header }),
    /* @__PURE__ */ jsx("div", { className: `lg:row-span-2 lg:row-start-1 print:hidden ${atAside}`, children: aside }),
    /* @__PURE__ */ jsx("div", { className: `@container ${atText}`, children })
  ] });
}

const TableOfContents = ({ sections }) => /* @__PURE__ */ jsx(
  "nav",
  {
    "aria-labelledby": "contents_title",
    className: "mb-6 max-w-figure text-sm lg:sticky lg:top-22 lg:-m-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-2",
    children: /* @__PURE__ */ jsxs("details", { className: "border-y border-line lg:border-0 lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]", children: [
      /* @__PURE__ */ jsx("summary", { className: "chevron flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold lg:pointer-events-none lg:min-h-11 lg:after:content-none!", children: /* @__PURE__ */ jsx("span", { id: "contents_title", children: "On this page" }) }),
      /* @__PURE__ */ jsx(
        LinkList,
        {
          links: sections.map(({ id, text }) => ({ href: `#${id}`, label: text })),
          className: "pb-2",
          look: "inline-flex min-h-11 min-w-11 items-center py-1 leading-snug text-muted hover:underline"
        }
      )
    ] })
  }
);
const getSections = ({ headings }) => headings.filter(({ depth }) => depth === 2);

const SHOWN = 5;
function RelatedQuestions({ path }) {
  const { groups } = getContent().questions;
  const isHere = ({ href }) => href?.startsWith(path) ?? false;
  const related = groups.filter(({ items }) => items.some(isHere)).flatMap(({ items }) => items.filter((item) => !isHere(item)));
  const shown = related.length > 0 ? related.slice(0, SHOWN) : groups.flatMap(({ items }) => items[0] ?? []);
  return /* @__PURE__ */ jsxs("p", { className: "my-3 max-w-measure text-sm text-muted print:hidden", children: [
    /* @__PURE__ */ jsx("strong", { children: "Related questions:" }),
    " ",
    shown.map(({ id, question }) => /* @__PURE__ */ jsxs("span", { children: [
      /* @__PURE__ */ jsx("a", { href: `${ROUTES.questions}#${id}`, className: "underlined-link", children: question }),
      " · "
    ] }, id)),
    /* @__PURE__ */ jsx("a", { href: ROUTES.questions, className: "underlined-link", children: `All ${groups.flatMap(({ items }) => items).length} questions` })
  ] });
}

const BUTTON_VARIANTS = {
  solid: "bg-accent text-on-accent hover:bg-accent-hover",
  outline: "text-accent hover:bg-accent-soft"
};
const BUTTON_CLASSES = "inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-[1.5px] border-accent px-inset py-3 text-center font-semibold text-balance print:hidden";
const ButtonLink = ({ href, children, variant = "solid" }) => /* @__PURE__ */ jsx("a", { href, className: `${BUTTON_CLASSES} ${BUTTON_VARIANTS[variant]}`, children });

function GuideFooter({ guides, slug: current }) {
  const index = guides.findIndex(({ slug }) => slug === current);
  const related = getRelated(guides, index);
  return /* @__PURE__ */ jsxs("footer", { className: "mt-6 max-w-figure print:hidden", children: [
    /* @__PURE__ */ jsx(ButtonLink, { href: ROUTES.rankings, children: "Compare Providers Now" }),
    /* @__PURE__ */ jsx("section", { "aria-labelledby": "related_title", className: "mt-4 border-y border-line", children: /* @__PURE__ */ jsxs("details", { children: [
      /* @__PURE__ */ jsx("summary", { className: "chevron flex min-h-12 cursor-pointer list-none items-center justify-between", children: /* @__PURE__ */ jsx("h2", { id: "related_title", className: "text-sm font-semibold", children: "Related guides and questions" }) }),
      /* @__PURE__ */ jsx(LinkList, { links: related.map(({ slug, title }) => ({ href: guidePath(slug), label: title })) }),
      /* @__PURE__ */ jsx(RelatedQuestions, { path: guidePath(current) })
    ] }) })
  ] });
}

const Day = ({ day, className }) => /* @__PURE__ */ jsx("time", { dateTime: day, className, children: formatDay(day) });

const TONES = {
  accent: "border-transparent bg-accent-soft text-accent text-xs font-semibold",
  highlight: "border-transparent bg-highlight-soft text-highlight-strong text-xs font-semibold"
};
const Pill = ({ children, tone }) => /* @__PURE__ */ jsx(
  "span",
  {
    className: `inline-flex max-w-full items-center gap-1.5 rounded-pill border px-3.5 py-1 ${TONES[tone]}`,
    children
  }
);

function GuideHeader({ guide, children }) {
  const { badge, updated, gathered, title, lead, reviewer, emergency, author, published, modified } = guide;
  return /* @__PURE__ */ jsxs("header", { children: [
    /* @__PURE__ */ jsxs(
      "a",
      {
        href: ROUTES.blog,
        className: "inline-flex min-h-11 items-center text-sm text-muted hover:underline print:hidden",
        children: [
          /* @__PURE__ */ jsx("span", { "aria-hidden": "true", children: "← " }),
          "Back to Blog"
        ]
      }
    ),
    /* @__PURE__ */ jsxs("p", { className: "mb-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted", children: [
      /* @__PURE__ */ jsx(Pill, { tone: "accent", children: badge }),
      updated && /* @__PURE__ */ jsxs("span", { children: [
        "Estimates: Updated ",
        updated
      ] })
    ] }),
    /* @__PURE__ */ jsx("h1", { className: "mb-3 heading-1", children: title }),
    /* @__PURE__ */ jsx("p", { className: "mb-2 max-w-reading text-lead text-muted", children: lead }),
    /* @__PURE__ */ jsxs("div", { className: "mb-5 max-w-figure text-sm/[1.4] text-muted", children: [
      /* @__PURE__ */ jsxs("p", { children: [
        "Sources gathered ",
        gathered,
        "; those marked reported we could not open."
      ] }),
      reviewer ? `Clinically reviewed by ${reviewer.name} on ${formatDay(reviewer.date)}` : "Not clinically reviewed",
      " · ",
      /* @__PURE__ */ jsxs("details", { className: "[display:inline]", children: [
        /* @__PURE__ */ jsx("summary", { className: "chevron relative [display:inline] cursor-pointer list-none text-link before:absolute before:-inset-x-[4px] before:-inset-y-[15px] after:inline-block", children: "Details" }),
        /* @__PURE__ */ jsxs("p", { className: "pt-1", children: [
          "Written by ",
          author,
          ", published here ",
          /* @__PURE__ */ jsx(Day, { day: published }),
          modified && ", changed ",
          modified && /* @__PURE__ */ jsx(Day, { day: modified }),
          ". ",
          getReadingMinutes(guide.body.words),
          " min read.",
          " ",
          /* @__PURE__ */ jsx(TextLink, { href: ROUTES.contact, children: "Report an error" })
        ] })
      ] })
    ] }),
    emergency && /* @__PURE__ */ jsxs("p", { className: "mb-5 max-w-figure rounded-r-md border-l-4 border-danger bg-danger-soft px-4 py-3", children: [
      /* @__PURE__ */ jsx("strong", { children: "Call 911 or go to an emergency room" }),
      " ",
      emergency.text,
      " ",
      /* @__PURE__ */ jsx(TextLink, { href: `#${emergency.section}`, children: "All signs" })
    ] }),
    children
  ] });
}

const Prose = ({ children }) => /* @__PURE__ */ jsx("div", { className: "max-w-figure text-[1.0625rem]/[1.5] md:text-[1.125rem]/[1.65] [&>:is(p,ol,ul,aside)]:max-w-reading [&_h2]:mt-11 md:[&_h2]:mt-18 [&>h2:first-child]:mt-2 [&_h2]:mb-3 [&_h2]:heading-2 [&_h3]:mt-6 [&_h3]:mb-2 md:[&_h3]:mt-8 [&_h3]:heading-3 [&_p]:mb-3 [&>ol]:mb-4 [&>ol]:list-decimal [&>ol]:pl-6 [&>ul]:mb-4 [&>ul]:list-disc [&>ul]:pl-6 [&_aside_ul]:list-disc [&_aside_ul]:mb-3 [&_aside_ul]:pl-6 [&_li]:mb-1", children });

function SourceLink({ label, url }) {
  const name = /* @__PURE__ */ jsx(NoWrap, { children: label });
  return url ? /* @__PURE__ */ jsx(TextLink, { href: url, children: name }) : name;
}

function SourceList({ ids }) {
  const sources = getSources(ids);
  const reported = sources.filter(({ read }) => read === "reported").length;
  return /* @__PURE__ */ jsx("section", { "aria-labelledby": "sources", className: "source-list mt-8 max-w-figure border-y border-line", children: /* @__PURE__ */ jsxs("details", { children: [
    /* @__PURE__ */ jsx("summary", { className: "chevron flex min-h-12 cursor-pointer list-none items-center justify-between py-1", children: /* @__PURE__ */ jsxs("h2", { id: "sources", className: "scroll-mt-6 text-sm font-semibold", children: [
      "Sources: ",
      reported,
      " reported, ",
      sources.length - reported,
      " read by us"
    ] }) }),
    /* @__PURE__ */ jsx("p", { className: "mb-4 text-sm text-muted", children: "Reported means: we could not open the original. The figure comes from dated reports that name it." }),
    /* @__PURE__ */ jsx("ol", { className: "list-decimal pl-6 text-sm text-muted", children: sources.map(({ id, title, publisher, year, url, read, readOn }, index) => {
      const number = index + 1;
      return /* @__PURE__ */ jsxs("li", { id: sourceId(number), className: "mb-3 scroll-mt-6 pl-1 target:text-ink", children: [
        /* @__PURE__ */ jsx(SourceLink, { label: `${title}.`, url }),
        " ",
        publisher,
        year !== null && `, ${year}`,
        ". ",
        describeReading[read](formatMonthOrDay(readOn)),
        " ",
        /* @__PURE__ */ jsx(
          "a",
          {
            href: `#${citationId(number)}`,
            "aria-label": `Back to the first place that cites source ${number}`,
            className: "px-1.5 py-1 underlined-link print:hidden",
            children: "↑"
          }
        )
      ] }, id);
    }) })
  ] }) });
}
const describeReading = {
  original: (month) => `Read ${month}.`,
  copy: (month) => `Read in a copy, ${month}.`,
  reported: (month) => `As reported, ${month}; check there.`
};

function GuideArticle({ guides, guide, text }) {
  const parts = Children.toArray(text({}).props.children).filter((part) => typeof part === "object");
  const [answer, ...rest] = parts;
  const hasAnswer = typeof answer === "object" && "type" in answer && typeof answer.type === "function";
  const sections = [...getSections(guide.body), { id: "sources", text: "Sources" }];
  return /* @__PURE__ */ jsxs(
    ReadingLayout,
    {
      header: /* @__PURE__ */ jsx(GuideHeader, { guide, children: hasAnswer && answer }),
      aside: /* @__PURE__ */ jsx(TableOfContents, { sections }),
      children: [
        /* @__PURE__ */ jsx(Prose, { children: hasAnswer ? rest : parts }),
        /* @__PURE__ */ jsx(SourceList, { ids: guide.body.citations }),
        /* @__PURE__ */ jsx(GuideFooter, { guides, slug: guide.slug })
      ]
    }
  );
}

const Article = ({ children, ...facts }) => /* @__PURE__ */ jsx(GuideArticle, { ...facts, text: () => /* @__PURE__ */ jsx(Fragment, { children }) });

const $$Astro = createAstro();
function getStaticPaths() {
  return getGuides().map((guide) => ({ params: { slug: guide.slug }, props: { guide } }));
}
const $$slug = createComponent(async ($$result, $$props, $$slots) => {
  const Astro2 = $$result.createAstro($$Astro, $$props, $$slots);
  Astro2.self = $$slug;
  const { guide } = Astro2.props;
  const texts = /* #__PURE__ */ Object.assign({"../../../../../../content/guides/first-month-glp1.mdx": () => import('../../chunks/first-month-glp1_CVvaYN05.mjs'),"../../../../../../content/guides/glp1-cost-breakdown.mdx": () => import('../../chunks/glp1-cost-breakdown_BO-zqg2q.mjs'),"../../../../../../content/guides/glp1-side-effects.mdx": () => import('../../chunks/glp1-side-effects_N7rMP0Ib.mjs'),"../../../../../../content/guides/glp1-without-insurance.mdx": () => import('../../chunks/glp1-without-insurance_pveFsRgg.mjs'),"../../../../../../content/guides/guide-10.mdx": () => import('../../chunks/guide-10_O7tCIjb6.mjs'),"../../../../../../content/guides/guide-100.mdx": () => import('../../chunks/guide-100_DfYN3QWz.mjs'),"../../../../../../content/guides/guide-101.mdx": () => import('../../chunks/guide-101_Dc2A6ME7.mjs'),"../../../../../../content/guides/guide-102.mdx": () => import('../../chunks/guide-102_C0YFJ7Ka.mjs'),"../../../../../../content/guides/guide-103.mdx": () => import('../../chunks/guide-103_C3Wp-o48.mjs'),"../../../../../../content/guides/guide-104.mdx": () => import('../../chunks/guide-104_DSlmEJ58.mjs'),"../../../../../../content/guides/guide-105.mdx": () => import('../../chunks/guide-105_w_-BCaJx.mjs'),"../../../../../../content/guides/guide-106.mdx": () => import('../../chunks/guide-106_D2qHD-dU.mjs'),"../../../../../../content/guides/guide-107.mdx": () => import('../../chunks/guide-107_GopLUdd2.mjs'),"../../../../../../content/guides/guide-108.mdx": () => import('../../chunks/guide-108_DjoXcFzz.mjs'),"../../../../../../content/guides/guide-109.mdx": () => import('../../chunks/guide-109_B1b4vCP3.mjs'),"../../../../../../content/guides/guide-11.mdx": () => import('../../chunks/guide-11_C9OoHvro.mjs'),"../../../../../../content/guides/guide-110.mdx": () => import('../../chunks/guide-110_DfUmq2QV.mjs'),"../../../../../../content/guides/guide-111.mdx": () => import('../../chunks/guide-111_BoRLcPk4.mjs'),"../../../../../../content/guides/guide-112.mdx": () => import('../../chunks/guide-112_B4g4yPQU.mjs'),"../../../../../../content/guides/guide-113.mdx": () => import('../../chunks/guide-113_BA-hIa_7.mjs'),"../../../../../../content/guides/guide-114.mdx": () => import('../../chunks/guide-114_CpoqKBUn.mjs'),"../../../../../../content/guides/guide-115.mdx": () => import('../../chunks/guide-115_BGgTQ3SI.mjs'),"../../../../../../content/guides/guide-116.mdx": () => import('../../chunks/guide-116_fDCSHPeR.mjs'),"../../../../../../content/guides/guide-117.mdx": () => import('../../chunks/guide-117_C5MvF9pK.mjs'),"../../../../../../content/guides/guide-118.mdx": () => import('../../chunks/guide-118_m4IrqWeD.mjs'),"../../../../../../content/guides/guide-119.mdx": () => import('../../chunks/guide-119_CkMgPIXG.mjs'),"../../../../../../content/guides/guide-12.mdx": () => import('../../chunks/guide-12_DJd2E4Dc.mjs'),"../../../../../../content/guides/guide-120.mdx": () => import('../../chunks/guide-120_DAxB69W7.mjs'),"../../../../../../content/guides/guide-121.mdx": () => import('../../chunks/guide-121_CmxZK5lS.mjs'),"../../../../../../content/guides/guide-122.mdx": () => import('../../chunks/guide-122_Bse6Ps0w.mjs'),"../../../../../../content/guides/guide-123.mdx": () => import('../../chunks/guide-123_CpmnLo0E.mjs'),"../../../../../../content/guides/guide-124.mdx": () => import('../../chunks/guide-124_SfxAK6dp.mjs'),"../../../../../../content/guides/guide-125.mdx": () => import('../../chunks/guide-125_B8a-bPgo.mjs'),"../../../../../../content/guides/guide-126.mdx": () => import('../../chunks/guide-126_DU9PwHUN.mjs'),"../../../../../../content/guides/guide-127.mdx": () => import('../../chunks/guide-127_DNF9VHzC.mjs'),"../../../../../../content/guides/guide-128.mdx": () => import('../../chunks/guide-128_BQyRmooS.mjs'),"../../../../../../content/guides/guide-129.mdx": () => import('../../chunks/guide-129_BGZzH9-g.mjs'),"../../../../../../content/guides/guide-13.mdx": () => import('../../chunks/guide-13_C21IwnbN.mjs'),"../../../../../../content/guides/guide-130.mdx": () => import('../../chunks/guide-130_B9tZ_uwo.mjs'),"../../../../../../content/guides/guide-131.mdx": () => import('../../chunks/guide-131_C6Ubv75i.mjs'),"../../../../../../content/guides/guide-132.mdx": () => import('../../chunks/guide-132_b7sVFEhb.mjs'),"../../../../../../content/guides/guide-133.mdx": () => import('../../chunks/guide-133_Crr2gNP0.mjs'),"../../../../../../content/guides/guide-134.mdx": () => import('../../chunks/guide-134_DVOdKc8c.mjs'),"../../../../../../content/guides/guide-135.mdx": () => import('../../chunks/guide-135_CY5Pveub.mjs'),"../../../../../../content/guides/guide-136.mdx": () => import('../../chunks/guide-136_CsOGF4O0.mjs'),"../../../../../../content/guides/guide-137.mdx": () => import('../../chunks/guide-137_wx2jf9c1.mjs'),"../../../../../../content/guides/guide-138.mdx": () => import('../../chunks/guide-138_D28jLmD4.mjs'),"../../../../../../content/guides/guide-139.mdx": () => import('../../chunks/guide-139_C7BGHGMA.mjs'),"../../../../../../content/guides/guide-14.mdx": () => import('../../chunks/guide-14_DMRfRQ4I.mjs'),"../../../../../../content/guides/guide-140.mdx": () => import('../../chunks/guide-140_BA__6ixG.mjs'),"../../../../../../content/guides/guide-141.mdx": () => import('../../chunks/guide-141_Ve6XleNk.mjs'),"../../../../../../content/guides/guide-142.mdx": () => import('../../chunks/guide-142_B-ohInLP.mjs'),"../../../../../../content/guides/guide-143.mdx": () => import('../../chunks/guide-143_B0XACtbs.mjs'),"../../../../../../content/guides/guide-144.mdx": () => import('../../chunks/guide-144_NUR530GI.mjs'),"../../../../../../content/guides/guide-145.mdx": () => import('../../chunks/guide-145_BzsceDnK.mjs'),"../../../../../../content/guides/guide-146.mdx": () => import('../../chunks/guide-146_D5rgpLV9.mjs'),"../../../../../../content/guides/guide-147.mdx": () => import('../../chunks/guide-147_BjPxJpcu.mjs'),"../../../../../../content/guides/guide-148.mdx": () => import('../../chunks/guide-148_BbKRwXvw.mjs'),"../../../../../../content/guides/guide-149.mdx": () => import('../../chunks/guide-149_DiUi0sQ-.mjs'),"../../../../../../content/guides/guide-15.mdx": () => import('../../chunks/guide-15_CMRagoHl.mjs'),"../../../../../../content/guides/guide-150.mdx": () => import('../../chunks/guide-150_BvI2KKwr.mjs'),"../../../../../../content/guides/guide-151.mdx": () => import('../../chunks/guide-151_Crsp0S4p.mjs'),"../../../../../../content/guides/guide-152.mdx": () => import('../../chunks/guide-152_CeDOKOHp.mjs'),"../../../../../../content/guides/guide-153.mdx": () => import('../../chunks/guide-153_yz_TgTNA.mjs'),"../../../../../../content/guides/guide-154.mdx": () => import('../../chunks/guide-154_-wuXG2Xi.mjs'),"../../../../../../content/guides/guide-155.mdx": () => import('../../chunks/guide-155_BjzkHqds.mjs'),"../../../../../../content/guides/guide-156.mdx": () => import('../../chunks/guide-156_682O3LRd.mjs'),"../../../../../../content/guides/guide-157.mdx": () => import('../../chunks/guide-157_B79Ajqe0.mjs'),"../../../../../../content/guides/guide-158.mdx": () => import('../../chunks/guide-158_CyaggvJt.mjs'),"../../../../../../content/guides/guide-159.mdx": () => import('../../chunks/guide-159_BBw4qjgS.mjs'),"../../../../../../content/guides/guide-16.mdx": () => import('../../chunks/guide-16_CDVNj4jt.mjs'),"../../../../../../content/guides/guide-160.mdx": () => import('../../chunks/guide-160_D7l2WDvq.mjs'),"../../../../../../content/guides/guide-161.mdx": () => import('../../chunks/guide-161_DUswDk__.mjs'),"../../../../../../content/guides/guide-162.mdx": () => import('../../chunks/guide-162_Dqkeoxuq.mjs'),"../../../../../../content/guides/guide-163.mdx": () => import('../../chunks/guide-163_DqoFrIwZ.mjs'),"../../../../../../content/guides/guide-164.mdx": () => import('../../chunks/guide-164_DK05Mozz.mjs'),"../../../../../../content/guides/guide-165.mdx": () => import('../../chunks/guide-165_PZpiO7Vt.mjs'),"../../../../../../content/guides/guide-166.mdx": () => import('../../chunks/guide-166_WkwRWxNC.mjs'),"../../../../../../content/guides/guide-167.mdx": () => import('../../chunks/guide-167_DOqk0aL8.mjs'),"../../../../../../content/guides/guide-168.mdx": () => import('../../chunks/guide-168_CfvMFonQ.mjs'),"../../../../../../content/guides/guide-169.mdx": () => import('../../chunks/guide-169_BK6UV6j3.mjs'),"../../../../../../content/guides/guide-17.mdx": () => import('../../chunks/guide-17_Bvw7tKGZ.mjs'),"../../../../../../content/guides/guide-170.mdx": () => import('../../chunks/guide-170_DQm-MMSa.mjs'),"../../../../../../content/guides/guide-171.mdx": () => import('../../chunks/guide-171_BLuRoHP_.mjs'),"../../../../../../content/guides/guide-172.mdx": () => import('../../chunks/guide-172_BB_CRFIJ.mjs'),"../../../../../../content/guides/guide-173.mdx": () => import('../../chunks/guide-173_CVAnKrjn.mjs'),"../../../../../../content/guides/guide-174.mdx": () => import('../../chunks/guide-174_D6A31PuY.mjs'),"../../../../../../content/guides/guide-175.mdx": () => import('../../chunks/guide-175_CkrS78kR.mjs'),"../../../../../../content/guides/guide-176.mdx": () => import('../../chunks/guide-176_Jz_fX76-.mjs'),"../../../../../../content/guides/guide-177.mdx": () => import('../../chunks/guide-177_qHYlu5Kz.mjs'),"../../../../../../content/guides/guide-178.mdx": () => import('../../chunks/guide-178_C-E2mABm.mjs'),"../../../../../../content/guides/guide-179.mdx": () => import('../../chunks/guide-179_DBZt6QNm.mjs'),"../../../../../../content/guides/guide-18.mdx": () => import('../../chunks/guide-18_DMZE51U5.mjs'),"../../../../../../content/guides/guide-180.mdx": () => import('../../chunks/guide-180_BjnCjLQB.mjs'),"../../../../../../content/guides/guide-181.mdx": () => import('../../chunks/guide-181_BtcPEAsh.mjs'),"../../../../../../content/guides/guide-182.mdx": () => import('../../chunks/guide-182_BmteswMe.mjs'),"../../../../../../content/guides/guide-183.mdx": () => import('../../chunks/guide-183_CE_AxfcZ.mjs'),"../../../../../../content/guides/guide-184.mdx": () => import('../../chunks/guide-184_DB7tnZcb.mjs'),"../../../../../../content/guides/guide-185.mdx": () => import('../../chunks/guide-185_lq2zj5hk.mjs'),"../../../../../../content/guides/guide-186.mdx": () => import('../../chunks/guide-186_by5Jp2ZQ.mjs'),"../../../../../../content/guides/guide-187.mdx": () => import('../../chunks/guide-187_C8kbGhhx.mjs'),"../../../../../../content/guides/guide-188.mdx": () => import('../../chunks/guide-188_Btyeu1wn.mjs'),"../../../../../../content/guides/guide-189.mdx": () => import('../../chunks/guide-189_DAt6LVqs.mjs'),"../../../../../../content/guides/guide-19.mdx": () => import('../../chunks/guide-19_tbalUI96.mjs'),"../../../../../../content/guides/guide-190.mdx": () => import('../../chunks/guide-190_EIO6zx0X.mjs'),"../../../../../../content/guides/guide-191.mdx": () => import('../../chunks/guide-191_DD-SSN7X.mjs'),"../../../../../../content/guides/guide-192.mdx": () => import('../../chunks/guide-192_crgBV1a4.mjs'),"../../../../../../content/guides/guide-193.mdx": () => import('../../chunks/guide-193_X4eF1MzJ.mjs'),"../../../../../../content/guides/guide-194.mdx": () => import('../../chunks/guide-194_C6tJ8gab.mjs'),"../../../../../../content/guides/guide-195.mdx": () => import('../../chunks/guide-195_DgmVTBSO.mjs'),"../../../../../../content/guides/guide-196.mdx": () => import('../../chunks/guide-196_CRavtp9M.mjs'),"../../../../../../content/guides/guide-197.mdx": () => import('../../chunks/guide-197_DzjMSnvk.mjs'),"../../../../../../content/guides/guide-198.mdx": () => import('../../chunks/guide-198_Dlfb32tb.mjs'),"../../../../../../content/guides/guide-199.mdx": () => import('../../chunks/guide-199_CkaTnezS.mjs'),"../../../../../../content/guides/guide-20.mdx": () => import('../../chunks/guide-20_CnoCJBix.mjs'),"../../../../../../content/guides/guide-200.mdx": () => import('../../chunks/guide-200_CVPeCaTd.mjs'),"../../../../../../content/guides/guide-201.mdx": () => import('../../chunks/guide-201_Bh7GlHWt.mjs'),"../../../../../../content/guides/guide-202.mdx": () => import('../../chunks/guide-202_xw6jWc9Q.mjs'),"../../../../../../content/guides/guide-203.mdx": () => import('../../chunks/guide-203_CQzWl6Gx.mjs'),"../../../../../../content/guides/guide-204.mdx": () => import('../../chunks/guide-204_CaUdMDR5.mjs'),"../../../../../../content/guides/guide-205.mdx": () => import('../../chunks/guide-205_z3-j6Ljm.mjs'),"../../../../../../content/guides/guide-206.mdx": () => import('../../chunks/guide-206_CUElnFUz.mjs'),"../../../../../../content/guides/guide-207.mdx": () => import('../../chunks/guide-207_CawK73Bg.mjs'),"../../../../../../content/guides/guide-208.mdx": () => import('../../chunks/guide-208_6N85zipk.mjs'),"../../../../../../content/guides/guide-209.mdx": () => import('../../chunks/guide-209_DzlrlJtm.mjs'),"../../../../../../content/guides/guide-21.mdx": () => import('../../chunks/guide-21_DvS9ZkKa.mjs'),"../../../../../../content/guides/guide-210.mdx": () => import('../../chunks/guide-210_CLEtUhQV.mjs'),"../../../../../../content/guides/guide-211.mdx": () => import('../../chunks/guide-211_B0uGiDCe.mjs'),"../../../../../../content/guides/guide-212.mdx": () => import('../../chunks/guide-212_aVK46eEM.mjs'),"../../../../../../content/guides/guide-213.mdx": () => import('../../chunks/guide-213_CbXF1f-7.mjs'),"../../../../../../content/guides/guide-214.mdx": () => import('../../chunks/guide-214_CS4qfJUx.mjs'),"../../../../../../content/guides/guide-215.mdx": () => import('../../chunks/guide-215_c9FB5bQF.mjs'),"../../../../../../content/guides/guide-216.mdx": () => import('../../chunks/guide-216_CVO29qO8.mjs'),"../../../../../../content/guides/guide-217.mdx": () => import('../../chunks/guide-217_D7gxhydx.mjs'),"../../../../../../content/guides/guide-218.mdx": () => import('../../chunks/guide-218_BPgT4NwX.mjs'),"../../../../../../content/guides/guide-219.mdx": () => import('../../chunks/guide-219_DB0uUmzz.mjs'),"../../../../../../content/guides/guide-22.mdx": () => import('../../chunks/guide-22_B0d9qzHH.mjs'),"../../../../../../content/guides/guide-220.mdx": () => import('../../chunks/guide-220_CPoEAGhn.mjs'),"../../../../../../content/guides/guide-221.mdx": () => import('../../chunks/guide-221_uCXwZ8yN.mjs'),"../../../../../../content/guides/guide-222.mdx": () => import('../../chunks/guide-222_DrjNSomW.mjs'),"../../../../../../content/guides/guide-223.mdx": () => import('../../chunks/guide-223_DreYUE9S.mjs'),"../../../../../../content/guides/guide-224.mdx": () => import('../../chunks/guide-224_DXU04Q2S.mjs'),"../../../../../../content/guides/guide-225.mdx": () => import('../../chunks/guide-225_DlBSVNZ0.mjs'),"../../../../../../content/guides/guide-226.mdx": () => import('../../chunks/guide-226_gRfA6iuO.mjs'),"../../../../../../content/guides/guide-227.mdx": () => import('../../chunks/guide-227_TIgyrYJm.mjs'),"../../../../../../content/guides/guide-228.mdx": () => import('../../chunks/guide-228_d0gRFYJg.mjs'),"../../../../../../content/guides/guide-229.mdx": () => import('../../chunks/guide-229_CcLqAJZh.mjs'),"../../../../../../content/guides/guide-23.mdx": () => import('../../chunks/guide-23_6gbpzJUG.mjs'),"../../../../../../content/guides/guide-230.mdx": () => import('../../chunks/guide-230_DZVQHQA6.mjs'),"../../../../../../content/guides/guide-231.mdx": () => import('../../chunks/guide-231_DE1iwEmS.mjs'),"../../../../../../content/guides/guide-232.mdx": () => import('../../chunks/guide-232_DmN6PMNq.mjs'),"../../../../../../content/guides/guide-233.mdx": () => import('../../chunks/guide-233_DQMyUK-Q.mjs'),"../../../../../../content/guides/guide-234.mdx": () => import('../../chunks/guide-234_BE6iTAla.mjs'),"../../../../../../content/guides/guide-235.mdx": () => import('../../chunks/guide-235_edyVE7I0.mjs'),"../../../../../../content/guides/guide-236.mdx": () => import('../../chunks/guide-236_bI03XWHR.mjs'),"../../../../../../content/guides/guide-237.mdx": () => import('../../chunks/guide-237_BRAbArkG.mjs'),"../../../../../../content/guides/guide-238.mdx": () => import('../../chunks/guide-238_DZe7GzAP.mjs'),"../../../../../../content/guides/guide-239.mdx": () => import('../../chunks/guide-239_B6fYa0FG.mjs'),"../../../../../../content/guides/guide-24.mdx": () => import('../../chunks/guide-24_Bzmue3Zh.mjs'),"../../../../../../content/guides/guide-240.mdx": () => import('../../chunks/guide-240_CfjTw2FM.mjs'),"../../../../../../content/guides/guide-241.mdx": () => import('../../chunks/guide-241_B-pbwFpP.mjs'),"../../../../../../content/guides/guide-242.mdx": () => import('../../chunks/guide-242_-q9bjEZJ.mjs'),"../../../../../../content/guides/guide-243.mdx": () => import('../../chunks/guide-243_Drzs4PbG.mjs'),"../../../../../../content/guides/guide-244.mdx": () => import('../../chunks/guide-244_DXcJ6j7l.mjs'),"../../../../../../content/guides/guide-245.mdx": () => import('../../chunks/guide-245_oJ9alhUM.mjs'),"../../../../../../content/guides/guide-246.mdx": () => import('../../chunks/guide-246_DBxoD8bD.mjs'),"../../../../../../content/guides/guide-247.mdx": () => import('../../chunks/guide-247_BSpfA3QP.mjs'),"../../../../../../content/guides/guide-248.mdx": () => import('../../chunks/guide-248_C8ylRxTT.mjs'),"../../../../../../content/guides/guide-249.mdx": () => import('../../chunks/guide-249_CIFsvX5M.mjs'),"../../../../../../content/guides/guide-25.mdx": () => import('../../chunks/guide-25_CYSfAFlE.mjs'),"../../../../../../content/guides/guide-250.mdx": () => import('../../chunks/guide-250_3d6z7yL7.mjs'),"../../../../../../content/guides/guide-251.mdx": () => import('../../chunks/guide-251_BRlbOgr6.mjs'),"../../../../../../content/guides/guide-252.mdx": () => import('../../chunks/guide-252_KnvZwUSz.mjs'),"../../../../../../content/guides/guide-253.mdx": () => import('../../chunks/guide-253_-ORHUXjD.mjs'),"../../../../../../content/guides/guide-254.mdx": () => import('../../chunks/guide-254_DCQbP8WZ.mjs'),"../../../../../../content/guides/guide-255.mdx": () => import('../../chunks/guide-255_DPABTngJ.mjs'),"../../../../../../content/guides/guide-256.mdx": () => import('../../chunks/guide-256_Dd5NETPk.mjs'),"../../../../../../content/guides/guide-257.mdx": () => import('../../chunks/guide-257_B6prw9NO.mjs'),"../../../../../../content/guides/guide-258.mdx": () => import('../../chunks/guide-258_GfrCrTJU.mjs'),"../../../../../../content/guides/guide-259.mdx": () => import('../../chunks/guide-259_DI8cttyp.mjs'),"../../../../../../content/guides/guide-26.mdx": () => import('../../chunks/guide-26_CktcWTXl.mjs'),"../../../../../../content/guides/guide-260.mdx": () => import('../../chunks/guide-260_Bx8LEhZT.mjs'),"../../../../../../content/guides/guide-261.mdx": () => import('../../chunks/guide-261_DPhkZIz4.mjs'),"../../../../../../content/guides/guide-262.mdx": () => import('../../chunks/guide-262_BVflL0xP.mjs'),"../../../../../../content/guides/guide-263.mdx": () => import('../../chunks/guide-263_DIvIA_-o.mjs'),"../../../../../../content/guides/guide-264.mdx": () => import('../../chunks/guide-264_DyhNlDl0.mjs'),"../../../../../../content/guides/guide-265.mdx": () => import('../../chunks/guide-265_PMS-eB70.mjs'),"../../../../../../content/guides/guide-266.mdx": () => import('../../chunks/guide-266_o4l06PiD.mjs'),"../../../../../../content/guides/guide-267.mdx": () => import('../../chunks/guide-267_BYpx5SYb.mjs'),"../../../../../../content/guides/guide-268.mdx": () => import('../../chunks/guide-268_CrezmdRE.mjs'),"../../../../../../content/guides/guide-269.mdx": () => import('../../chunks/guide-269_ouzPOXjy.mjs'),"../../../../../../content/guides/guide-27.mdx": () => import('../../chunks/guide-27_rSH9rXSE.mjs'),"../../../../../../content/guides/guide-270.mdx": () => import('../../chunks/guide-270_B28fuRqh.mjs'),"../../../../../../content/guides/guide-271.mdx": () => import('../../chunks/guide-271_SD3oMWZj.mjs'),"../../../../../../content/guides/guide-272.mdx": () => import('../../chunks/guide-272_B0WaJMj5.mjs'),"../../../../../../content/guides/guide-273.mdx": () => import('../../chunks/guide-273_ByN1Yv3M.mjs'),"../../../../../../content/guides/guide-274.mdx": () => import('../../chunks/guide-274_CMpKRpN6.mjs'),"../../../../../../content/guides/guide-275.mdx": () => import('../../chunks/guide-275_DMT_NAPs.mjs'),"../../../../../../content/guides/guide-276.mdx": () => import('../../chunks/guide-276_BFseTZn-.mjs'),"../../../../../../content/guides/guide-277.mdx": () => import('../../chunks/guide-277_5fBVrin4.mjs'),"../../../../../../content/guides/guide-278.mdx": () => import('../../chunks/guide-278_Cwa4ATJO.mjs'),"../../../../../../content/guides/guide-279.mdx": () => import('../../chunks/guide-279_DsO3d33a.mjs'),"../../../../../../content/guides/guide-28.mdx": () => import('../../chunks/guide-28_COCgOmFv.mjs'),"../../../../../../content/guides/guide-280.mdx": () => import('../../chunks/guide-280_Ctp-8R2l.mjs'),"../../../../../../content/guides/guide-281.mdx": () => import('../../chunks/guide-281_B8ekmo2d.mjs'),"../../../../../../content/guides/guide-282.mdx": () => import('../../chunks/guide-282_CwaSFFK2.mjs'),"../../../../../../content/guides/guide-283.mdx": () => import('../../chunks/guide-283_d_go8z6M.mjs'),"../../../../../../content/guides/guide-284.mdx": () => import('../../chunks/guide-284_BC9OfmPS.mjs'),"../../../../../../content/guides/guide-285.mdx": () => import('../../chunks/guide-285_C0wI24xX.mjs'),"../../../../../../content/guides/guide-286.mdx": () => import('../../chunks/guide-286_2TAicuwE.mjs'),"../../../../../../content/guides/guide-287.mdx": () => import('../../chunks/guide-287_Kq88OwDo.mjs'),"../../../../../../content/guides/guide-288.mdx": () => import('../../chunks/guide-288_VyuBX7xK.mjs'),"../../../../../../content/guides/guide-289.mdx": () => import('../../chunks/guide-289_pYvn4mSY.mjs'),"../../../../../../content/guides/guide-29.mdx": () => import('../../chunks/guide-29_vzsE3Hu3.mjs'),"../../../../../../content/guides/guide-290.mdx": () => import('../../chunks/guide-290_Cycj7l5X.mjs'),"../../../../../../content/guides/guide-291.mdx": () => import('../../chunks/guide-291_BDUsMer-.mjs'),"../../../../../../content/guides/guide-292.mdx": () => import('../../chunks/guide-292_DuNqg-fi.mjs'),"../../../../../../content/guides/guide-293.mdx": () => import('../../chunks/guide-293_DkHTO_xK.mjs'),"../../../../../../content/guides/guide-294.mdx": () => import('../../chunks/guide-294_DuAefuua.mjs'),"../../../../../../content/guides/guide-295.mdx": () => import('../../chunks/guide-295_0MxaVD5u.mjs'),"../../../../../../content/guides/guide-296.mdx": () => import('../../chunks/guide-296_D-KiZccJ.mjs'),"../../../../../../content/guides/guide-297.mdx": () => import('../../chunks/guide-297_CfQaPPaj.mjs'),"../../../../../../content/guides/guide-298.mdx": () => import('../../chunks/guide-298_BfDvftCu.mjs'),"../../../../../../content/guides/guide-299.mdx": () => import('../../chunks/guide-299_DgPELOEv.mjs'),"../../../../../../content/guides/guide-30.mdx": () => import('../../chunks/guide-30_BMhSxJkk.mjs'),"../../../../../../content/guides/guide-300.mdx": () => import('../../chunks/guide-300_Cc0Dnt3_.mjs'),"../../../../../../content/guides/guide-301.mdx": () => import('../../chunks/guide-301_DNW0sKuE.mjs'),"../../../../../../content/guides/guide-302.mdx": () => import('../../chunks/guide-302_K66hzAnK.mjs'),"../../../../../../content/guides/guide-303.mdx": () => import('../../chunks/guide-303_CWFMBIq4.mjs'),"../../../../../../content/guides/guide-304.mdx": () => import('../../chunks/guide-304_BW-N-KDZ.mjs'),"../../../../../../content/guides/guide-305.mdx": () => import('../../chunks/guide-305_DwzAopOi.mjs'),"../../../../../../content/guides/guide-306.mdx": () => import('../../chunks/guide-306_DA1-4xI4.mjs'),"../../../../../../content/guides/guide-307.mdx": () => import('../../chunks/guide-307_Dvg5nvJj.mjs'),"../../../../../../content/guides/guide-308.mdx": () => import('../../chunks/guide-308_DftkbdBx.mjs'),"../../../../../../content/guides/guide-309.mdx": () => import('../../chunks/guide-309_C4BOyUMs.mjs'),"../../../../../../content/guides/guide-31.mdx": () => import('../../chunks/guide-31_DdU9scMZ.mjs'),"../../../../../../content/guides/guide-310.mdx": () => import('../../chunks/guide-310_CCpfag8E.mjs'),"../../../../../../content/guides/guide-311.mdx": () => import('../../chunks/guide-311_DChNaO-9.mjs'),"../../../../../../content/guides/guide-312.mdx": () => import('../../chunks/guide-312_B-ikNmTq.mjs'),"../../../../../../content/guides/guide-313.mdx": () => import('../../chunks/guide-313_BGcfOGhS.mjs'),"../../../../../../content/guides/guide-314.mdx": () => import('../../chunks/guide-314_Cgy4MML0.mjs'),"../../../../../../content/guides/guide-315.mdx": () => import('../../chunks/guide-315_4l6kHZAj.mjs'),"../../../../../../content/guides/guide-316.mdx": () => import('../../chunks/guide-316_Cgbsyj2c.mjs'),"../../../../../../content/guides/guide-317.mdx": () => import('../../chunks/guide-317_SiC-65XX.mjs'),"../../../../../../content/guides/guide-318.mdx": () => import('../../chunks/guide-318_Hbx5PIvR.mjs'),"../../../../../../content/guides/guide-319.mdx": () => import('../../chunks/guide-319_D6Vcygql.mjs'),"../../../../../../content/guides/guide-32.mdx": () => import('../../chunks/guide-32_DvHcRnUe.mjs'),"../../../../../../content/guides/guide-320.mdx": () => import('../../chunks/guide-320_Dyf8h0uL.mjs'),"../../../../../../content/guides/guide-321.mdx": () => import('../../chunks/guide-321_oNpR_fse.mjs'),"../../../../../../content/guides/guide-322.mdx": () => import('../../chunks/guide-322_442hQqqc.mjs'),"../../../../../../content/guides/guide-323.mdx": () => import('../../chunks/guide-323_BS44JSiZ.mjs'),"../../../../../../content/guides/guide-324.mdx": () => import('../../chunks/guide-324_B9Mp19Jw.mjs'),"../../../../../../content/guides/guide-325.mdx": () => import('../../chunks/guide-325_QUfZLRef.mjs'),"../../../../../../content/guides/guide-326.mdx": () => import('../../chunks/guide-326_BudGjNCc.mjs'),"../../../../../../content/guides/guide-327.mdx": () => import('../../chunks/guide-327_iOZzLayN.mjs'),"../../../../../../content/guides/guide-328.mdx": () => import('../../chunks/guide-328_CIfIa2iX.mjs'),"../../../../../../content/guides/guide-329.mdx": () => import('../../chunks/guide-329_D9Pe4uj7.mjs'),"../../../../../../content/guides/guide-33.mdx": () => import('../../chunks/guide-33_BmqyqKW_.mjs'),"../../../../../../content/guides/guide-330.mdx": () => import('../../chunks/guide-330_Ts7qmro9.mjs'),"../../../../../../content/guides/guide-331.mdx": () => import('../../chunks/guide-331_DyogT8Jw.mjs'),"../../../../../../content/guides/guide-332.mdx": () => import('../../chunks/guide-332_DKBNCASq.mjs'),"../../../../../../content/guides/guide-333.mdx": () => import('../../chunks/guide-333_UWoMaMYl.mjs'),"../../../../../../content/guides/guide-334.mdx": () => import('../../chunks/guide-334_C9Ronvq2.mjs'),"../../../../../../content/guides/guide-335.mdx": () => import('../../chunks/guide-335_CgRkjGsD.mjs'),"../../../../../../content/guides/guide-336.mdx": () => import('../../chunks/guide-336_BVpnyxgw.mjs'),"../../../../../../content/guides/guide-337.mdx": () => import('../../chunks/guide-337_BDqUre9w.mjs'),"../../../../../../content/guides/guide-338.mdx": () => import('../../chunks/guide-338_C3Cb34H9.mjs'),"../../../../../../content/guides/guide-339.mdx": () => import('../../chunks/guide-339_CjvInCQl.mjs'),"../../../../../../content/guides/guide-34.mdx": () => import('../../chunks/guide-34_BFIdS91e.mjs'),"../../../../../../content/guides/guide-340.mdx": () => import('../../chunks/guide-340_BzXAHyak.mjs'),"../../../../../../content/guides/guide-341.mdx": () => import('../../chunks/guide-341_Dexe5pXk.mjs'),"../../../../../../content/guides/guide-342.mdx": () => import('../../chunks/guide-342_i7l_XQpr.mjs'),"../../../../../../content/guides/guide-343.mdx": () => import('../../chunks/guide-343_vAbGiuta.mjs'),"../../../../../../content/guides/guide-344.mdx": () => import('../../chunks/guide-344_0NcC1P8M.mjs'),"../../../../../../content/guides/guide-345.mdx": () => import('../../chunks/guide-345_BdaSVrbv.mjs'),"../../../../../../content/guides/guide-346.mdx": () => import('../../chunks/guide-346_BFQg0DXZ.mjs'),"../../../../../../content/guides/guide-347.mdx": () => import('../../chunks/guide-347_BsGVFOnE.mjs'),"../../../../../../content/guides/guide-348.mdx": () => import('../../chunks/guide-348_iJhfXNK8.mjs'),"../../../../../../content/guides/guide-349.mdx": () => import('../../chunks/guide-349_DvDs1QVw.mjs'),"../../../../../../content/guides/guide-35.mdx": () => import('../../chunks/guide-35_DVmynuAz.mjs'),"../../../../../../content/guides/guide-350.mdx": () => import('../../chunks/guide-350_rzjsNtI9.mjs'),"../../../../../../content/guides/guide-351.mdx": () => import('../../chunks/guide-351_Cw1KggkA.mjs'),"../../../../../../content/guides/guide-352.mdx": () => import('../../chunks/guide-352_CqENNqPD.mjs'),"../../../../../../content/guides/guide-353.mdx": () => import('../../chunks/guide-353_Bty5JPTN.mjs'),"../../../../../../content/guides/guide-354.mdx": () => import('../../chunks/guide-354_ByDyuECw.mjs'),"../../../../../../content/guides/guide-355.mdx": () => import('../../chunks/guide-355_DXxE6SdW.mjs'),"../../../../../../content/guides/guide-356.mdx": () => import('../../chunks/guide-356_Dzo2GXXM.mjs'),"../../../../../../content/guides/guide-357.mdx": () => import('../../chunks/guide-357_BMXprhlz.mjs'),"../../../../../../content/guides/guide-358.mdx": () => import('../../chunks/guide-358_CK_0B9Bh.mjs'),"../../../../../../content/guides/guide-359.mdx": () => import('../../chunks/guide-359_B92EMgVS.mjs'),"../../../../../../content/guides/guide-36.mdx": () => import('../../chunks/guide-36_XzzPleu3.mjs'),"../../../../../../content/guides/guide-360.mdx": () => import('../../chunks/guide-360_yrPvbmUa.mjs'),"../../../../../../content/guides/guide-361.mdx": () => import('../../chunks/guide-361_DvPMctsw.mjs'),"../../../../../../content/guides/guide-362.mdx": () => import('../../chunks/guide-362_AK3BLhOH.mjs'),"../../../../../../content/guides/guide-363.mdx": () => import('../../chunks/guide-363_CBRKO9js.mjs'),"../../../../../../content/guides/guide-364.mdx": () => import('../../chunks/guide-364_DfvBc2cH.mjs'),"../../../../../../content/guides/guide-365.mdx": () => import('../../chunks/guide-365_C-3sP-pb.mjs'),"../../../../../../content/guides/guide-366.mdx": () => import('../../chunks/guide-366_fKSxo0KY.mjs'),"../../../../../../content/guides/guide-367.mdx": () => import('../../chunks/guide-367_DR5DxK5W.mjs'),"../../../../../../content/guides/guide-368.mdx": () => import('../../chunks/guide-368_D-zMtj22.mjs'),"../../../../../../content/guides/guide-369.mdx": () => import('../../chunks/guide-369_DgDsdVfM.mjs'),"../../../../../../content/guides/guide-37.mdx": () => import('../../chunks/guide-37_C3lLpEjK.mjs'),"../../../../../../content/guides/guide-370.mdx": () => import('../../chunks/guide-370_CPjxvC7u.mjs'),"../../../../../../content/guides/guide-371.mdx": () => import('../../chunks/guide-371_q80AI4fS.mjs'),"../../../../../../content/guides/guide-372.mdx": () => import('../../chunks/guide-372_CZZCfU8A.mjs'),"../../../../../../content/guides/guide-373.mdx": () => import('../../chunks/guide-373_PLP9HB0s.mjs'),"../../../../../../content/guides/guide-374.mdx": () => import('../../chunks/guide-374_DML_2B1j.mjs'),"../../../../../../content/guides/guide-375.mdx": () => import('../../chunks/guide-375_C3hDMEUv.mjs'),"../../../../../../content/guides/guide-376.mdx": () => import('../../chunks/guide-376_kUYG2lh6.mjs'),"../../../../../../content/guides/guide-377.mdx": () => import('../../chunks/guide-377_BIOpJIY1.mjs'),"../../../../../../content/guides/guide-378.mdx": () => import('../../chunks/guide-378_CkdgIV1Q.mjs'),"../../../../../../content/guides/guide-379.mdx": () => import('../../chunks/guide-379_Zus8z_Lp.mjs'),"../../../../../../content/guides/guide-38.mdx": () => import('../../chunks/guide-38_ryadV-n5.mjs'),"../../../../../../content/guides/guide-380.mdx": () => import('../../chunks/guide-380_BP7L1H5v.mjs'),"../../../../../../content/guides/guide-381.mdx": () => import('../../chunks/guide-381_Bxcs7aRL.mjs'),"../../../../../../content/guides/guide-382.mdx": () => import('../../chunks/guide-382_BBcPCJSB.mjs'),"../../../../../../content/guides/guide-383.mdx": () => import('../../chunks/guide-383_7l7Dyra0.mjs'),"../../../../../../content/guides/guide-384.mdx": () => import('../../chunks/guide-384_WFOBdWVc.mjs'),"../../../../../../content/guides/guide-385.mdx": () => import('../../chunks/guide-385_BWwSpYua.mjs'),"../../../../../../content/guides/guide-386.mdx": () => import('../../chunks/guide-386_Cw40deQP.mjs'),"../../../../../../content/guides/guide-387.mdx": () => import('../../chunks/guide-387_CkV_Y8kL.mjs'),"../../../../../../content/guides/guide-388.mdx": () => import('../../chunks/guide-388_dY56j6ab.mjs'),"../../../../../../content/guides/guide-389.mdx": () => import('../../chunks/guide-389_Czgr_alw.mjs'),"../../../../../../content/guides/guide-39.mdx": () => import('../../chunks/guide-39_CXiQKgFn.mjs'),"../../../../../../content/guides/guide-390.mdx": () => import('../../chunks/guide-390_Ch3ia2Ie.mjs'),"../../../../../../content/guides/guide-391.mdx": () => import('../../chunks/guide-391_Bu3R-Mls.mjs'),"../../../../../../content/guides/guide-392.mdx": () => import('../../chunks/guide-392_DU3P8bsN.mjs'),"../../../../../../content/guides/guide-393.mdx": () => import('../../chunks/guide-393_BUHq7vGc.mjs'),"../../../../../../content/guides/guide-394.mdx": () => import('../../chunks/guide-394_Bg2dSUuM.mjs'),"../../../../../../content/guides/guide-395.mdx": () => import('../../chunks/guide-395_pvG0O82t.mjs'),"../../../../../../content/guides/guide-396.mdx": () => import('../../chunks/guide-396_CMwqwvH6.mjs'),"../../../../../../content/guides/guide-397.mdx": () => import('../../chunks/guide-397_C5s_0L1I.mjs'),"../../../../../../content/guides/guide-398.mdx": () => import('../../chunks/guide-398_C00F085S.mjs'),"../../../../../../content/guides/guide-399.mdx": () => import('../../chunks/guide-399_DJErhjUi.mjs'),"../../../../../../content/guides/guide-40.mdx": () => import('../../chunks/guide-40_CEo1mLqR.mjs'),"../../../../../../content/guides/guide-400.mdx": () => import('../../chunks/guide-400_D_ae1EyE.mjs'),"../../../../../../content/guides/guide-401.mdx": () => import('../../chunks/guide-401_BhVKU9E1.mjs'),"../../../../../../content/guides/guide-402.mdx": () => import('../../chunks/guide-402_CSGElvFg.mjs'),"../../../../../../content/guides/guide-403.mdx": () => import('../../chunks/guide-403_DTxjgT2i.mjs'),"../../../../../../content/guides/guide-404.mdx": () => import('../../chunks/guide-404_BeKneJ_f.mjs'),"../../../../../../content/guides/guide-405.mdx": () => import('../../chunks/guide-405_zE__R-0_.mjs'),"../../../../../../content/guides/guide-406.mdx": () => import('../../chunks/guide-406_CEZ-R5NA.mjs'),"../../../../../../content/guides/guide-407.mdx": () => import('../../chunks/guide-407_B0GPnZa6.mjs'),"../../../../../../content/guides/guide-408.mdx": () => import('../../chunks/guide-408_BbMJEg3j.mjs'),"../../../../../../content/guides/guide-409.mdx": () => import('../../chunks/guide-409_-aRnzHZg.mjs'),"../../../../../../content/guides/guide-41.mdx": () => import('../../chunks/guide-41_eAttUDQJ.mjs'),"../../../../../../content/guides/guide-410.mdx": () => import('../../chunks/guide-410_BJcEZjcr.mjs'),"../../../../../../content/guides/guide-411.mdx": () => import('../../chunks/guide-411_Cul69DzT.mjs'),"../../../../../../content/guides/guide-412.mdx": () => import('../../chunks/guide-412_Ca9s2MKd.mjs'),"../../../../../../content/guides/guide-413.mdx": () => import('../../chunks/guide-413_DVjrfbCO.mjs'),"../../../../../../content/guides/guide-414.mdx": () => import('../../chunks/guide-414_frZ_QfF8.mjs'),"../../../../../../content/guides/guide-415.mdx": () => import('../../chunks/guide-415_B96DazGa.mjs'),"../../../../../../content/guides/guide-416.mdx": () => import('../../chunks/guide-416_Cg4Ta3jP.mjs'),"../../../../../../content/guides/guide-417.mdx": () => import('../../chunks/guide-417_LMj0OjQ5.mjs'),"../../../../../../content/guides/guide-418.mdx": () => import('../../chunks/guide-418_BVfAqMvQ.mjs'),"../../../../../../content/guides/guide-419.mdx": () => import('../../chunks/guide-419_luwL8Oc-.mjs'),"../../../../../../content/guides/guide-42.mdx": () => import('../../chunks/guide-42_CbTEgnMc.mjs'),"../../../../../../content/guides/guide-420.mdx": () => import('../../chunks/guide-420_Dmo-xHT4.mjs'),"../../../../../../content/guides/guide-421.mdx": () => import('../../chunks/guide-421_plaB6JMW.mjs'),"../../../../../../content/guides/guide-422.mdx": () => import('../../chunks/guide-422_CkDoxyRq.mjs'),"../../../../../../content/guides/guide-423.mdx": () => import('../../chunks/guide-423_D7u-1IAy.mjs'),"../../../../../../content/guides/guide-424.mdx": () => import('../../chunks/guide-424_ikeNdrkE.mjs'),"../../../../../../content/guides/guide-425.mdx": () => import('../../chunks/guide-425_DxoFAd-e.mjs'),"../../../../../../content/guides/guide-426.mdx": () => import('../../chunks/guide-426_5SPcXH6T.mjs'),"../../../../../../content/guides/guide-427.mdx": () => import('../../chunks/guide-427_DdbzxqlZ.mjs'),"../../../../../../content/guides/guide-428.mdx": () => import('../../chunks/guide-428_AgU_4UqT.mjs'),"../../../../../../content/guides/guide-429.mdx": () => import('../../chunks/guide-429_CDuskeu9.mjs'),"../../../../../../content/guides/guide-43.mdx": () => import('../../chunks/guide-43_CNjh72sw.mjs'),"../../../../../../content/guides/guide-430.mdx": () => import('../../chunks/guide-430_BMP6mRw2.mjs'),"../../../../../../content/guides/guide-431.mdx": () => import('../../chunks/guide-431_DDQa94wY.mjs'),"../../../../../../content/guides/guide-432.mdx": () => import('../../chunks/guide-432_B4GoG8kx.mjs'),"../../../../../../content/guides/guide-433.mdx": () => import('../../chunks/guide-433_BNHA8fCr.mjs'),"../../../../../../content/guides/guide-434.mdx": () => import('../../chunks/guide-434_CxzIQXkb.mjs'),"../../../../../../content/guides/guide-435.mdx": () => import('../../chunks/guide-435_ADu71DVp.mjs'),"../../../../../../content/guides/guide-436.mdx": () => import('../../chunks/guide-436_LBPtZ1hf.mjs'),"../../../../../../content/guides/guide-437.mdx": () => import('../../chunks/guide-437_CI4xkqhz.mjs'),"../../../../../../content/guides/guide-438.mdx": () => import('../../chunks/guide-438_DEsmeeE9.mjs'),"../../../../../../content/guides/guide-439.mdx": () => import('../../chunks/guide-439_IQlUDBmF.mjs'),"../../../../../../content/guides/guide-44.mdx": () => import('../../chunks/guide-44_CanUoIIy.mjs'),"../../../../../../content/guides/guide-440.mdx": () => import('../../chunks/guide-440_CPUYGOWT.mjs'),"../../../../../../content/guides/guide-441.mdx": () => import('../../chunks/guide-441_jhOXKLwX.mjs'),"../../../../../../content/guides/guide-442.mdx": () => import('../../chunks/guide-442_DEiUZYEO.mjs'),"../../../../../../content/guides/guide-443.mdx": () => import('../../chunks/guide-443_CfTukowt.mjs'),"../../../../../../content/guides/guide-444.mdx": () => import('../../chunks/guide-444_CaoPJR3K.mjs'),"../../../../../../content/guides/guide-445.mdx": () => import('../../chunks/guide-445_TOIXyFI4.mjs'),"../../../../../../content/guides/guide-446.mdx": () => import('../../chunks/guide-446_BQAKMxsC.mjs'),"../../../../../../content/guides/guide-447.mdx": () => import('../../chunks/guide-447_C2_dR8gE.mjs'),"../../../../../../content/guides/guide-448.mdx": () => import('../../chunks/guide-448_CQxsCSzz.mjs'),"../../../../../../content/guides/guide-449.mdx": () => import('../../chunks/guide-449_Bc8WOitG.mjs'),"../../../../../../content/guides/guide-45.mdx": () => import('../../chunks/guide-45_CxDQwV10.mjs'),"../../../../../../content/guides/guide-450.mdx": () => import('../../chunks/guide-450_CcxEy39E.mjs'),"../../../../../../content/guides/guide-451.mdx": () => import('../../chunks/guide-451_7J5VZZki.mjs'),"../../../../../../content/guides/guide-452.mdx": () => import('../../chunks/guide-452_nGscejH1.mjs'),"../../../../../../content/guides/guide-453.mdx": () => import('../../chunks/guide-453_tU3_Opno.mjs'),"../../../../../../content/guides/guide-454.mdx": () => import('../../chunks/guide-454_DccoXppy.mjs'),"../../../../../../content/guides/guide-455.mdx": () => import('../../chunks/guide-455_BPfhbJsW.mjs'),"../../../../../../content/guides/guide-456.mdx": () => import('../../chunks/guide-456_fW2SFSdK.mjs'),"../../../../../../content/guides/guide-457.mdx": () => import('../../chunks/guide-457_CtfH5KvG.mjs'),"../../../../../../content/guides/guide-458.mdx": () => import('../../chunks/guide-458_DhSrTvfs.mjs'),"../../../../../../content/guides/guide-459.mdx": () => import('../../chunks/guide-459_BRcKTosi.mjs'),"../../../../../../content/guides/guide-46.mdx": () => import('../../chunks/guide-46_CcjYEcP1.mjs'),"../../../../../../content/guides/guide-460.mdx": () => import('../../chunks/guide-460_xJxilMiX.mjs'),"../../../../../../content/guides/guide-461.mdx": () => import('../../chunks/guide-461_B9YFFOK6.mjs'),"../../../../../../content/guides/guide-462.mdx": () => import('../../chunks/guide-462_BOLlLaws.mjs'),"../../../../../../content/guides/guide-463.mdx": () => import('../../chunks/guide-463_CMhr2xTN.mjs'),"../../../../../../content/guides/guide-464.mdx": () => import('../../chunks/guide-464_CWcXekTI.mjs'),"../../../../../../content/guides/guide-465.mdx": () => import('../../chunks/guide-465_n13GnxOK.mjs'),"../../../../../../content/guides/guide-466.mdx": () => import('../../chunks/guide-466_B5yhC7rn.mjs'),"../../../../../../content/guides/guide-467.mdx": () => import('../../chunks/guide-467_Cd6io9YH.mjs'),"../../../../../../content/guides/guide-468.mdx": () => import('../../chunks/guide-468_BmmHDDh2.mjs'),"../../../../../../content/guides/guide-469.mdx": () => import('../../chunks/guide-469_CJtu9ym8.mjs'),"../../../../../../content/guides/guide-47.mdx": () => import('../../chunks/guide-47_CQesuG0q.mjs'),"../../../../../../content/guides/guide-470.mdx": () => import('../../chunks/guide-470_CUhK_On3.mjs'),"../../../../../../content/guides/guide-471.mdx": () => import('../../chunks/guide-471_TA0qX-Mf.mjs'),"../../../../../../content/guides/guide-472.mdx": () => import('../../chunks/guide-472_B-9GgFtN.mjs'),"../../../../../../content/guides/guide-473.mdx": () => import('../../chunks/guide-473_LQ36MveB.mjs'),"../../../../../../content/guides/guide-474.mdx": () => import('../../chunks/guide-474_oLkSk9dZ.mjs'),"../../../../../../content/guides/guide-475.mdx": () => import('../../chunks/guide-475_9yhQ17eI.mjs'),"../../../../../../content/guides/guide-476.mdx": () => import('../../chunks/guide-476_80A_Qsdv.mjs'),"../../../../../../content/guides/guide-477.mdx": () => import('../../chunks/guide-477_PZu8Z0Ry.mjs'),"../../../../../../content/guides/guide-478.mdx": () => import('../../chunks/guide-478_BQRPE-D7.mjs'),"../../../../../../content/guides/guide-479.mdx": () => import('../../chunks/guide-479_Ba6BQwhi.mjs'),"../../../../../../content/guides/guide-48.mdx": () => import('../../chunks/guide-48_Dddts6ys.mjs'),"../../../../../../content/guides/guide-480.mdx": () => import('../../chunks/guide-480_CnyRuEtk.mjs'),"../../../../../../content/guides/guide-481.mdx": () => import('../../chunks/guide-481_Be30rm5W.mjs'),"../../../../../../content/guides/guide-482.mdx": () => import('../../chunks/guide-482_CZb46jjs.mjs'),"../../../../../../content/guides/guide-483.mdx": () => import('../../chunks/guide-483_DxSq9TsN.mjs'),"../../../../../../content/guides/guide-484.mdx": () => import('../../chunks/guide-484_DCDRtgIS.mjs'),"../../../../../../content/guides/guide-485.mdx": () => import('../../chunks/guide-485_DKkrWkqN.mjs'),"../../../../../../content/guides/guide-486.mdx": () => import('../../chunks/guide-486_DjtFBH3y.mjs'),"../../../../../../content/guides/guide-487.mdx": () => import('../../chunks/guide-487_DStPPGSy.mjs'),"../../../../../../content/guides/guide-488.mdx": () => import('../../chunks/guide-488_hcMzSxo0.mjs'),"../../../../../../content/guides/guide-489.mdx": () => import('../../chunks/guide-489_C66Tl_aq.mjs'),"../../../../../../content/guides/guide-49.mdx": () => import('../../chunks/guide-49_CqCVerkE.mjs'),"../../../../../../content/guides/guide-490.mdx": () => import('../../chunks/guide-490_CeIEKFZx.mjs'),"../../../../../../content/guides/guide-491.mdx": () => import('../../chunks/guide-491_LJ2w53Xh.mjs'),"../../../../../../content/guides/guide-492.mdx": () => import('../../chunks/guide-492_CXYzbco2.mjs'),"../../../../../../content/guides/guide-493.mdx": () => import('../../chunks/guide-493_CgHQtG8-.mjs'),"../../../../../../content/guides/guide-494.mdx": () => import('../../chunks/guide-494_5jQzZZVG.mjs'),"../../../../../../content/guides/guide-495.mdx": () => import('../../chunks/guide-495_iIGCdloC.mjs'),"../../../../../../content/guides/guide-496.mdx": () => import('../../chunks/guide-496_Cju5Jsva.mjs'),"../../../../../../content/guides/guide-497.mdx": () => import('../../chunks/guide-497_RLBN2B6c.mjs'),"../../../../../../content/guides/guide-498.mdx": () => import('../../chunks/guide-498_DGRXJGjV.mjs'),"../../../../../../content/guides/guide-499.mdx": () => import('../../chunks/guide-499_0OSwDr5Q.mjs'),"../../../../../../content/guides/guide-5.mdx": () => import('../../chunks/guide-5_6MtnpvIZ.mjs'),"../../../../../../content/guides/guide-50.mdx": () => import('../../chunks/guide-50_BVpXIvCZ.mjs'),"../../../../../../content/guides/guide-51.mdx": () => import('../../chunks/guide-51_C5D-Oewl.mjs'),"../../../../../../content/guides/guide-52.mdx": () => import('../../chunks/guide-52_Bc5JoqxV.mjs'),"../../../../../../content/guides/guide-53.mdx": () => import('../../chunks/guide-53_CQX77Jd5.mjs'),"../../../../../../content/guides/guide-54.mdx": () => import('../../chunks/guide-54_CH0aiY0h.mjs'),"../../../../../../content/guides/guide-55.mdx": () => import('../../chunks/guide-55_D_c8MN90.mjs'),"../../../../../../content/guides/guide-56.mdx": () => import('../../chunks/guide-56_Dvr6VfCL.mjs'),"../../../../../../content/guides/guide-57.mdx": () => import('../../chunks/guide-57_BYASuSg3.mjs'),"../../../../../../content/guides/guide-58.mdx": () => import('../../chunks/guide-58_I4_llGCQ.mjs'),"../../../../../../content/guides/guide-59.mdx": () => import('../../chunks/guide-59_NcJxsvFz.mjs'),"../../../../../../content/guides/guide-6.mdx": () => import('../../chunks/guide-6_S6bDPR94.mjs'),"../../../../../../content/guides/guide-60.mdx": () => import('../../chunks/guide-60_DMJA9mSf.mjs'),"../../../../../../content/guides/guide-61.mdx": () => import('../../chunks/guide-61_Mgng7KB6.mjs'),"../../../../../../content/guides/guide-62.mdx": () => import('../../chunks/guide-62_F1kucUeh.mjs'),"../../../../../../content/guides/guide-63.mdx": () => import('../../chunks/guide-63_BrfwFMeu.mjs'),"../../../../../../content/guides/guide-64.mdx": () => import('../../chunks/guide-64_CqcsjCtI.mjs'),"../../../../../../content/guides/guide-65.mdx": () => import('../../chunks/guide-65_CeYXWHLi.mjs'),"../../../../../../content/guides/guide-66.mdx": () => import('../../chunks/guide-66_iINzIVM-.mjs'),"../../../../../../content/guides/guide-67.mdx": () => import('../../chunks/guide-67_Caw2UcsR.mjs'),"../../../../../../content/guides/guide-68.mdx": () => import('../../chunks/guide-68_BoOKsW7v.mjs'),"../../../../../../content/guides/guide-69.mdx": () => import('../../chunks/guide-69_qqm0vEts.mjs'),"../../../../../../content/guides/guide-7.mdx": () => import('../../chunks/guide-7_CTIQtC7W.mjs'),"../../../../../../content/guides/guide-70.mdx": () => import('../../chunks/guide-70_BFFASLbN.mjs'),"../../../../../../content/guides/guide-71.mdx": () => import('../../chunks/guide-71_BcVZ41Tl.mjs'),"../../../../../../content/guides/guide-72.mdx": () => import('../../chunks/guide-72_BrSHLvSL.mjs'),"../../../../../../content/guides/guide-73.mdx": () => import('../../chunks/guide-73_B4YZAb_o.mjs'),"../../../../../../content/guides/guide-74.mdx": () => import('../../chunks/guide-74_cOVydh7V.mjs'),"../../../../../../content/guides/guide-75.mdx": () => import('../../chunks/guide-75_BSguTxDj.mjs'),"../../../../../../content/guides/guide-76.mdx": () => import('../../chunks/guide-76_CflxxMfT.mjs'),"../../../../../../content/guides/guide-77.mdx": () => import('../../chunks/guide-77_BtWIjO-j.mjs'),"../../../../../../content/guides/guide-78.mdx": () => import('../../chunks/guide-78_DzpIJRxT.mjs'),"../../../../../../content/guides/guide-79.mdx": () => import('../../chunks/guide-79_D042IWla.mjs'),"../../../../../../content/guides/guide-8.mdx": () => import('../../chunks/guide-8_DVRrqO-w.mjs'),"../../../../../../content/guides/guide-80.mdx": () => import('../../chunks/guide-80_DK5BN7_3.mjs'),"../../../../../../content/guides/guide-81.mdx": () => import('../../chunks/guide-81_CVGL_WOn.mjs'),"../../../../../../content/guides/guide-82.mdx": () => import('../../chunks/guide-82_yAhgP_Ya.mjs'),"../../../../../../content/guides/guide-83.mdx": () => import('../../chunks/guide-83_D4G316RX.mjs'),"../../../../../../content/guides/guide-84.mdx": () => import('../../chunks/guide-84_C5Ew99Sz.mjs'),"../../../../../../content/guides/guide-85.mdx": () => import('../../chunks/guide-85_C_IcSCuh.mjs'),"../../../../../../content/guides/guide-86.mdx": () => import('../../chunks/guide-86_DlWhvJf7.mjs'),"../../../../../../content/guides/guide-87.mdx": () => import('../../chunks/guide-87_BWLXUufE.mjs'),"../../../../../../content/guides/guide-88.mdx": () => import('../../chunks/guide-88_DAUPry3K.mjs'),"../../../../../../content/guides/guide-89.mdx": () => import('../../chunks/guide-89_qgcMnqk5.mjs'),"../../../../../../content/guides/guide-9.mdx": () => import('../../chunks/guide-9_N0LPIRK4.mjs'),"../../../../../../content/guides/guide-90.mdx": () => import('../../chunks/guide-90_Bwt0sqHS.mjs'),"../../../../../../content/guides/guide-91.mdx": () => import('../../chunks/guide-91_BC6UjW8a.mjs'),"../../../../../../content/guides/guide-92.mdx": () => import('../../chunks/guide-92_4m5mjDx7.mjs'),"../../../../../../content/guides/guide-93.mdx": () => import('../../chunks/guide-93_5Vegto0A.mjs'),"../../../../../../content/guides/guide-94.mdx": () => import('../../chunks/guide-94_BF6JzWud.mjs'),"../../../../../../content/guides/guide-95.mdx": () => import('../../chunks/guide-95_BtYTglDr.mjs'),"../../../../../../content/guides/guide-96.mdx": () => import('../../chunks/guide-96_B-pCsTON.mjs'),"../../../../../../content/guides/guide-97.mdx": () => import('../../chunks/guide-97_C7du9Yjz.mjs'),"../../../../../../content/guides/guide-98.mdx": () => import('../../chunks/guide-98_BXTrlE1Y.mjs'),"../../../../../../content/guides/guide-99.mdx": () => import('../../chunks/guide-99_ochucwQ2.mjs'),"../../../../../../content/guides/tirzepatide-vs-semaglutide.mdx": () => import('../../chunks/tirzepatide-vs-semaglutide_BTQyAXqv.mjs')});
  const { Content } = await texts[`../../../../../../content/guides/${guide.slug}.mdx`]();
  return renderTemplate`<html lang="en-US"> <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${guide.title}</title><meta name="description"${addAttribute(guide.description, "content")}>${renderHead()}</head> <body> ${renderComponent($$result, "PageShell", PageShell, { "path": guidePath(guide.slug) }, { "default": async ($$result2) => renderTemplate` ${renderComponent($$result2, "Article", Article, { "guides": getGuides(), "guide": guide }, { "default": async ($$result3) => renderTemplate`${renderComponent($$result3, "Content", Content, { "components": useMDXComponents() })}` })} ` })} </body></html>`;
}, "/work/b500/tests/bench/astro/src/pages/guides/[slug].astro", void 0);

const $$file = "/work/b500/tests/bench/astro/src/pages/guides/[slug].astro";
const $$url = "/guides/[slug].html";

const _page = /*#__PURE__*/Object.freeze(/*#__PURE__*/Object.defineProperty({
  __proto__: null,
  default: $$slug,
  file: $$file,
  getStaticPaths,
  url: $$url
}, Symbol.toStringTag, { value: 'Module' }));

const page = () => _page;

export { page };
