import { g as createVNode, F as Fragment, _ as __astro_tag_component__ } from './astro/server_M5gGLwxR.mjs';
import 'html-escaper';
import 'clsx';

const frontmatter = {
  "title": "Tirzepatide vs Semaglutide: Which is Better?-109",
  "lead": "People lost more weight on tirzepatide in the one head-to-head trial for weight that we know of. Nausea was about the same.",
  "description": "What the head-to-head trial we know of found, how side effects and doses differ, and what no trial can tell.-109",
  "badge": "Comparison Guide",
  "figure": {
    "value": "20.2%",
    "meaning": "of body weight lost on average on tirzepatide, 13.7% on semaglutide; tirzepatide’s maker paid for the trial",
    "drawing": {
      "kind": "bars",
      "values": [20.2, 13.7]
    }
  },
  "updated": null,
  "order": 110,
  "emergency": null,
  "author": "Weighpoint editors",
  "reviewer": null,
  "published": "2026-11-20",
  "modified": "2026-11-23",
  "gathered": "October to November 2026",
  "checked": "November 2026"
};
function getHeadings() {
  return [{
    "depth": 2,
    "slug": "the-head-to-head-trial",
    "text": "The head-to-head trial"
  }, {
    "depth": 2,
    "slug": "what-happens-after-you-stop",
    "text": "What happens after you stop"
  }, {
    "depth": 2,
    "slug": "how-to-read-the-answer",
    "text": "How to read the answer"
  }, {
    "depth": 2,
    "slug": "side-by-side",
    "text": "Side by side"
  }, {
    "depth": 3,
    "slug": "pill-or-shot",
    "text": "Pill or shot?"
  }, {
    "depth": 2,
    "slug": "what-else-they-are-approved-for",
    "text": "What else they are approved for"
  }, {
    "depth": 2,
    "slug": "other-trials",
    "text": "Other trials"
  }, {
    "depth": 2,
    "slug": "doses",
    "text": "Doses"
  }, {
    "depth": 2,
    "slug": "price",
    "text": "Price"
  }, {
    "depth": 2,
    "slug": "what-no-trial-can-tell-you",
    "text": "What no trial can tell you"
  }, {
    "depth": 2,
    "slug": "questions-for-your-prescriber",
    "text": "Questions for your prescriber"
  }, {
    "depth": 2,
    "slug": "what-we-estimated-in-september-2025",
    "text": "What we estimated in September 2025"
  }];
}
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
    h3: "h3",
    li: "li",
    p: "p",
    strong: "strong",
    ul: "ul",
    ...props.components
  }, {Bars, Cite, DoseStairs, Dumbbells, Estimates, FigureTable, Folded, SideBySide, WeightCurve, WhoShouldNot} = _components;
  if (!Bars) _missingMdxReference("Bars");
  if (!Cite) _missingMdxReference("Cite");
  if (!DoseStairs) _missingMdxReference("DoseStairs");
  if (!Dumbbells) _missingMdxReference("Dumbbells");
  if (!Estimates) _missingMdxReference("Estimates");
  if (!FigureTable) _missingMdxReference("FigureTable");
  if (!Folded) _missingMdxReference("Folded");
  if (!SideBySide) _missingMdxReference("SideBySide");
  if (!WeightCurve) _missingMdxReference("WeightCurve");
  if (!WhoShouldNot) _missingMdxReference("WhoShouldNot");
  return createVNode(Fragment, {
    children: [createVNode(Bars, {
      caption: "Weight lost in 72 weeks",
      strip: "head to head, paid for by Eli Lilly",
      isLarge: true,
      rows: [{
        label: "Tirzepatide",
        detail: "Zepbound",
        value: 20.2,
        text: "20.2%",
        tone: "pine"
      }, {
        label: "Semaglutide",
        detail: "Wegovy",
        value: 13.7,
        text: "13.7%",
        tone: "slate"
      }],
      note: "Average share of body weight, in adults with obesity and no diabetes. Open label: people knew which drug they got.",
      cite: ["surmount-5"],
      marks: "[{\"id\":\"surmount-5\",\"number\":1,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "the-head-to-head-trial",
      children: "The head-to-head trial"
    }), "\n", createVNode(_components.p, {
      children: ["In 72 weeks people lost 20.2% of their weight on tirzepatide and 13.7% on semaglutide. Eli Lilly, which makes tirzepatide, paid for this trial (SURMOUNT-5, 751 people, each on the highest dose they tolerated: tirzepatide 10 or 15 mg, semaglutide 1.7 or 2.4 mg).", createVNode(Cite, {
        id: "surmount-5",
        marks: "[{\"id\":\"surmount-5\",\"number\":1,\"occurrence\":2,\"isReported\":false}]"
      })]
    }), "\n", createVNode(SideBySide, {
      children: [createVNode(Dumbbells, {
        caption: "How many lost at least …",
        names: ["tirzepatide", "semaglutide"],
        max: 100,
        rows: [{
          label: "10%",
          first: 81.6,
          second: 60.5
        }, {
          label: "15%",
          first: 64.6,
          second: 40.1
        }, {
          label: "20%",
          first: 48.4,
          second: 27.3
        }, {
          label: "25%",
          first: 31.6,
          second: 16.1
        }],
        note: "Out of 100 people in that trial, as reported.",
        kind: "reported",
        cite: ["surmount-5"],
        marks: "[{\"id\":\"surmount-5\",\"number\":1,\"occurrence\":3,\"isReported\":true}]"
      }), createVNode(Dumbbells, {
        caption: "Vomiting differs, not nausea",
        names: ["tirzepatide", "semaglutide"],
        max: 60,
        rows: [{
          label: "Vomiting",
          first: 15,
          second: 21.3
        }, {
          label: "Nausea",
          first: 43.6,
          second: 44.4
        }, {
          label: "Constipation",
          first: 27,
          second: 28.5
        }, {
          label: "Diarrhea",
          first: 23.5,
          second: 23.4
        }, {
          label: "Stopped*",
          first: 2.7,
          second: 5.6
        }],
        note: "Out of 100 people, same trial, as reported. * Because of stomach or bowel trouble.",
        cite: ["surmount-5-registry"],
        marks: "[{\"id\":\"surmount-5-registry\",\"number\":2,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.p, {
      children: "That Lilly paid does not make the result wrong, but weigh it. And knowing your drug can change how you eat and what you report."
    }), "\n", createVNode(_components.p, {
      children: ["Wegovy’s newer 7.2 mg dose was not part of it. In its own trial, as reported, people lost 18.7%, on 2.4 mg 15.6%, and on placebo 3.9%.", createVNode(Cite, {
        id: "step-up",
        marks: "[{\"id\":\"step-up\",\"number\":3,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "what-happens-after-you-stop",
      children: "What happens after you stop"
    }), "\n", createVNode(_components.p, {
      children: ["In STEP 1 (semaglutide) and SURMOUNT-1 (tirzepatide) people lost 15% to 21% of their weight.", createVNode(Cite, {
        id: ["step-1", "surmount-1"],
        marks: "[{\"id\":\"step-1\",\"number\":4,\"occurrence\":1,\"isReported\":false},{\"id\":\"surmount-1\",\"number\":5,\"occurrence\":1,\"isReported\":false}]"
      }), " Much of it tends to come back when they stop, with either drug. Plan the second year before the first."]
    }), "\n", createVNode(WeightCurve, {
      caption: "Two-thirds returned within a year",
      stoppedAt: 68,
      points: [{
        week: 0,
        lost: 0
      }, {
        week: 68,
        lost: 17.3
      }, {
        week: 120,
        lost: 5.6
      }],
      note: "Average change of weight, semaglutide 2.4 mg, 327 people. Dots are measured; lines only join them.",
      cite: ["step-1-extension"],
      marks: "[{\"id\":\"step-1-extension\",\"number\":6,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Tirzepatide,"
      }), " as reported. People lost 20.9% by week 36. On placebo, they then gained 14.0% of their weight by week 88; on the drug, they lost 5.5%.", createVNode(Cite, {
        id: "surmount-4",
        marks: "[{\"id\":\"surmount-4\",\"number\":7,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "how-to-read-the-answer",
      children: "How to read the answer"
    }), "\n", createVNode(_components.p, {
      children: "Both copy a gut hormone that tells you when you are full; tirzepatide copies a second one. You may know them as Mounjaro and Ozempic, the brands for diabetes. This guide is about the brands for weight."
    }), "\n", createVNode(_components.p, {
      children: "If weight is all you ask about, tirzepatide won the one direct test that we know of. But an average describes a crowd, and the better drug for you is the one you can tolerate and pay for, month after month. Answer these first:"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: "Which drug does your plan cover? That alone can settle it."
      }), "\n", createVNode(_components.li, {
        children: "Do you have heart disease, sleep apnea, or diabetes?"
      }), "\n", createVNode(_components.li, {
        children: "Do you take birth control pills?"
      }), "\n", createVNode(_components.li, {
        children: "Would you rather take a pill than a needle?"
      }), "\n", createVNode(_components.li, {
        children: "What can you pay a year from now, at the full dose?"
      }), "\n"]
    }), "\n", createVNode(WhoShouldNot, {}), "\n", createVNode(_components.h2, {
      id: "side-by-side",
      children: "Side by side"
    }), "\n", createVNode(FigureTable, {
      caption: "The two shots",
      columns: ["Question", {
        title: "Zepbound (tirzepatide)",
        cite: ["lillydirect-zepbound", "lilly-birth-control", "zepbound-site"]
      }, {
        title: "Wegovy (semaglutide)",
        cite: ["novocare-wegovy", "wegovy-label-2026"]
      }],
      rows: [["How", "Once a week: pen, vial, or KwikPen", "Once a week: pen"], ["Self-pay price of a fill", "$299, $399, then $449 refilled on time", "{until 2026-12-03: $199 twice for new patients who start by December 3, 2026, then} $349; 7.2 mg $399"], ["Birth control pills", "Switch, or add a barrier, for 4 weeks after you start and after each increase", "Ask your prescriber"], ["Also approved", "For moderate to severe sleep apnea in adults with obesity", "To lower the risk of heart attack, stroke, or death from heart disease; for MASH, a liver disease with scarring short of cirrhosis"]],
      marks: "[{\"id\":\"lillydirect-zepbound\",\"number\":8,\"occurrence\":1,\"isReported\":false},{\"id\":\"lilly-birth-control\",\"number\":9,\"occurrence\":1,\"isReported\":false},{\"id\":\"zepbound-site\",\"number\":10,\"occurrence\":1,\"isReported\":false},{\"id\":\"novocare-wegovy\",\"number\":11,\"occurrence\":1,\"isReported\":false},{\"id\":\"wegovy-label-2026\",\"number\":12,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(FigureTable, {
      caption: "The two pills",
      columns: ["Question", {
        title: "Foundayo (orforglipron)",
        cite: ["foundayo-price", "foundayo-label", "attain-1"]
      }, {
        title: "Wegovy pill (semaglutide)",
        cite: ["novocare-wegovy", "wegovy-label-2026", "oasis-4"]
      }],
      rows: [["How", "Once a day, with or without food", "Once a day, empty stomach, then wait 30 minutes"], ["Weight lost in its trial", "7.5% to 11.2% in 72 weeks (placebo 2.1%)", "13.6% in 64 weeks (placebo 2.2%)"], ["Self-pay price of a fill", "{until 2026-12-31: $149, $199, then $299; $349 at the top doses if you refill late; known only to December 31, 2026}{from 2027-01-01: Not known after December 31, 2026}", "$149, $199, then $299"], ["Birth control pills", "Switch, or add a barrier, for 30 days after you start and after each increase; ask your prescriber", "Ask your prescriber"], ["Other drugs", "Several interact: show your prescriber your full list", "Levothyroxine can rise: tell whoever checks your thyroid"], ["Also approved", "Not on record", "To lower the risk of heart events"]],
      note: "Two trials with different people: do not compare the two columns. Neither pill is tirzepatide, and the Ozempic tablets are not the Wegovy pill: they are for type 2 diabetes.",
      cite: ["ozempic-tablets"],
      marks: "[{\"id\":\"ozempic-tablets\",\"number\":13,\"occurrence\":1,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":14,\"occurrence\":1,\"isReported\":false},{\"id\":\"foundayo-label\",\"number\":15,\"occurrence\":1,\"isReported\":false},{\"id\":\"attain-1\",\"number\":16,\"occurrence\":1,\"isReported\":false},{\"id\":\"novocare-wegovy\",\"number\":11,\"occurrence\":2,\"isReported\":false},{\"id\":\"wegovy-label-2026\",\"number\":12,\"occurrence\":2,\"isReported\":false},{\"id\":\"oasis-4\",\"number\":17,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h3, {
      id: "pill-or-shot",
      children: "Pill or shot?"
    }), "\n", createVNode(_components.p, {
      children: "Each was tested in its own trial; no trial we read compared pill and shot directly. At full dose, refilled on time, the pills cost less."
    }), "\n", createVNode(_components.h2, {
      id: "what-else-they-are-approved-for",
      children: "What else they are approved for"
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Heart."
      }), " Wegovy is approved to lower the risk of heart attack, stroke, or death from heart disease in adults with heart disease and obesity or overweight.", createVNode(Cite, {
        id: "wegovy-label",
        marks: "[{\"id\":\"wegovy-label\",\"number\":18,\"occurrence\":1,\"isReported\":false}]"
      }), " In the trial behind it, SELECT, as reported, 17,604 adults 45 or older with heart disease, a BMI of 27 or more, and no diabetes were followed for about 40 months: 6.5% on semaglutide had a major heart event, and 8.0% on placebo.", createVNode(Cite, {
        id: "select",
        marks: "[{\"id\":\"select\",\"number\":19,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(Folded, {
      title: "Liver and sleep",
      children: [createVNode(_components.p, {
        children: [createVNode(_components.strong, {
          children: "Liver."
        }), " As reported, Wegovy got accelerated approval on August 15, 2025, for MASH with moderate to advanced scarring and no cirrhosis. At week 72 the disease had resolved in 63% of people on the drug and in 34% on placebo; scarring had improved in 37% and 22%.", createVNode(Cite, {
          id: "fda-mash",
          marks: "[{\"id\":\"fda-mash\",\"number\":20,\"occurrence\":1,\"isReported\":false}]"
        })]
      }), createVNode(_components.p, {
        children: [createVNode(_components.strong, {
          children: "Sleep."
        }), " Zepbound is approved for moderate to severe sleep apnea in adults with obesity, since December 20, 2024, as reported.", createVNode(Cite, {
          id: "zepbound-site",
          marks: "[{\"id\":\"zepbound-site\",\"number\":10,\"occurrence\":2,\"isReported\":false}]"
        })]
      })]
    }), "\n", createVNode(_components.h2, {
      id: "other-trials",
      children: "Other trials"
    }), "\n", createVNode(_components.p, {
      children: "Each compared one drug with a placebo, with its own people, length, and rules. Do not compare them with each other."
    }), "\n", createVNode(Folded, {
      title: "Seven trials, as a table",
      children: [createVNode(FigureTable, {
        caption: "Average weight lost, as a share of body weight",
        columns: ["Trial, drug, and length", "On the drug", "On placebo"],
        rows: [["STEP 1: semaglutide 2.4 mg, 68 weeks", "14.9%", "2.4%"], ["STEP 5: semaglutide 2.4 mg, 104 weeks", "15.2%", "2.6%"], ["SURMOUNT-1: tirzepatide 5 / 10 / 15 mg, 72 weeks", "15.0 / 19.5 / 20.9%", "3.1%"], ["OASIS 4: Wegovy pill 25 mg, 64 weeks", "13.6%", "2.2%"], ["ATTAIN-1: Foundayo, 72 weeks", "7.5 to 11.2%", "2.1%"], ["With type 2 diabetes: STEP 2, semaglutide 2.4 mg", "9.6%", "3.4%"], ["With type 2 diabetes: SURMOUNT-2, tirzepatide 10 / 15 mg", "12.8 / 14.7%", "3.2%"]],
        cite: ["step-1", "step-5", "surmount-1", "oasis-4", "attain-1", "step-2", "surmount-2"],
        marks: "[{\"id\":\"step-1\",\"number\":4,\"occurrence\":2,\"isReported\":false},{\"id\":\"step-5\",\"number\":21,\"occurrence\":1,\"isReported\":false},{\"id\":\"surmount-1\",\"number\":5,\"occurrence\":2,\"isReported\":false},{\"id\":\"oasis-4\",\"number\":17,\"occurrence\":2,\"isReported\":false},{\"id\":\"attain-1\",\"number\":16,\"occurrence\":2,\"isReported\":false},{\"id\":\"step-2\",\"number\":22,\"occurrence\":1,\"isReported\":false},{\"id\":\"surmount-2\",\"number\":23,\"occurrence\":1,\"isReported\":false}]"
      }), createVNode(_components.p, {
        children: "Where people had type 2 diabetes, they lost less weight than in the other trials, on either drug. Where one drug looks better than another across two trials, the trials may differ more than the drugs do. Of the trials on this page, only the head-to-head trial above compared the two drugs."
      })]
    }), "\n", createVNode(_components.p, {
      children: ["In STEP 1, 86.4% of people on semaglutide lost at least 5% of their weight, and so did 31.5% on placebo.", createVNode(Cite, {
        id: "step-1",
        marks: "[{\"id\":\"step-1\",\"number\":4,\"occurrence\":3,\"isReported\":false}]"
      }), " All these trials tested approved drugs. No seller of compounded versions can borrow their results."]
    }), "\n", createVNode(_components.h2, {
      id: "doses",
      children: "Doses"
    }), "\n", createVNode(_components.p, {
      children: "The two scales have nothing to do with each other: never carry a dose across."
    }), "\n", createVNode(DoseStairs, {
      caption: "Both start on a fraction of the full dose",
      drugs: [{
        name: "Wegovy",
        detail: "four weeks a step",
        unit: "mg",
        place: "left",
        steps: [0.25, 0.5, 1, 1.7, 2.4]
      }, {
        name: "Zepbound",
        detail: "at least four weeks a step",
        unit: "mg",
        place: "right",
        steps: [2.5, 5, 7.5, 10, 12.5, 15]
      }],
      note: "Height is the dose, true to scale within each drug, never between them.",
      cite: ["wegovy-label", "zepbound-label"],
      marks: "[{\"id\":\"wegovy-label\",\"number\":18,\"occurrence\":2,\"isReported\":false},{\"id\":\"zepbound-label\",\"number\":24,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.p, {
      children: ["Zepbound’s label names 5, 10, or 15 mg as the dose to stay on.", createVNode(Cite, {
        id: "zepbound-label",
        marks: "[{\"id\":\"zepbound-label\",\"number\":24,\"occurrence\":2,\"isReported\":false}]"
      }), " With Wegovy it is 2.4 mg, or 1.7 mg if the higher dose is too much; 7.2 mg comes after at least four weeks on 2.4 mg, for adults and for weight only.", createVNode(Cite, {
        id: "wegovy-label-2026",
        marks: "[{\"id\":\"wegovy-label-2026\",\"number\":12,\"occurrence\":3,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "price",
      children: "Price"
    }), "\n", createVNode(_components.p, {
      children: ["At the makers’ self-pay prices the pills are the cheaper way in, and Zepbound costs the most at its higher doses. A price for new patients covers two fills only. Compare the dose you expect to stay on. The ", createVNode(_components.a, {
        href: "/guides/glp1-cost-breakdown",
        children: "cost guide"
      }), " has every price by dose, and what a first and a second year cost."]
    }), "\n", createVNode(_components.h2, {
      id: "what-no-trial-can-tell-you",
      children: "What no trial can tell you"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Your own result."
        }), " Some people lose far more than the average, and some lose little."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "A low dose for life."
        }), " No trial tested a starting dose as the dose to stay on."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "The long run."
        }), " SURMOUNT-5 stopped at 72 weeks.", createVNode(Cite, {
          id: "surmount-5",
          marks: "[{\"id\":\"surmount-5\",\"number\":1,\"occurrence\":4,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "What you will really pay."
        }), " That changes with your plan, and when an offer ends."]
      }), "\n"]
    }), "\n", createVNode(_components.h2, {
      id: "questions-for-your-prescriber",
      children: "Questions for your prescriber"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: "Which of them fits my history, and does anything in my family rule them out?"
      }), "\n", createVNode(_components.li, {
        children: "Which dose are we aiming for, and how fast?"
      }), "\n", createVNode(_components.li, {
        children: "If I feel sick, do we slow down or switch?"
      }), "\n", createVNode(_components.li, {
        children: "What is the plan if my coverage ends?"
      }), "\n"]
    }), "\n", createVNode(_components.p, {
      children: "If you are buying online, ask the seller in writing before you pay: is this the approved drug, or a compounded one? Which pharmacy fills it, and in which state is it licensed? What will the dose I expect to stay on cost?"
    }), "\n", createVNode(_components.h2, {
      id: "what-we-estimated-in-september-2025",
      children: "What we estimated in September 2025"
    }), "\n", createVNode(Estimates, {
      groups: [{
        title: "Weight",
        rows: [["Loss on these drugs", "15-22% of body weight"]]
      }],
      note: "No single trial measured that range."
    })]
  });
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = props.components || ({});
  return MDXLayout ? createVNode(MDXLayout, {
    ...props,
    children: createVNode(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}
function _missingMdxReference(id, component) {
  throw new Error("Expected " + ("component" ) + " `" + id + "` to be defined: you likely forgot to import, pass, or provide it.");
}

const url = "/work/b500/content/guides/guide-109.mdx";
const file = "/work/b500/content/guides/guide-109.mdx";
const Content = (props = {}) => MDXContent({
  ...props,
  components: { Fragment: Fragment, ...props.components, },
});
Content[Symbol.for('mdx-component')] = true;
Content[Symbol.for('astro.needsHeadRendering')] = !Boolean(frontmatter.layout);
Content.moduleId = "/work/b500/content/guides/guide-109.mdx";
__astro_tag_component__(Content, 'astro:jsx');

export { Content, Content as default, file, frontmatter, getHeadings, url };
